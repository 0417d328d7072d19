import { Card } from '../../layout/Card.tsx';
import { useCalls } from '../../screen/CallsContext.ts';
import { Facts } from '../parts/Facts.tsx';
import { type BlockProps, optionsOf } from '../types.ts';

/** Values that the bot reports, to be read. Option: `values`. */
export default function ReportedBlock({ block }: BlockProps) {
  const { title, values } = optionsOf('reported', block);
  const { facts } = useCalls();
  return (
    <Card title={title}>
      <Facts columns={values} entry={facts} />
    </Card>
  );
}
