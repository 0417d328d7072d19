import { Card } from '../../layout/Card.tsx';
import { useCalls } from '../../screen/CallsContext.ts';
import { Facts } from '../parts/Facts.tsx';
import { type BlockProps, optionsOf } from '../types.ts';

/** Values that the bot reports, to be read. Options: `help`, `values`. */
export default function ReportedBlock({ block }: BlockProps) {
  const { title, help, values } = optionsOf('reported', block);
  const { facts } = useCalls();
  return (
    <Card title={title} help={help}>
      <Facts columns={values} entry={facts} />
    </Card>
  );
}
