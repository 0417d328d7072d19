import { useCalls } from '../../contexts/CallsContext.ts';
import { Card } from '../../primitives/Card.tsx';
import { LabelledValues } from '../parts/LabelledValues.tsx';
import { type BlockProps, blockOptions } from '../types.ts';

/** Read-only values that the bot reports. Option: `values`. */
export default function ReportedBlock({ block }: BlockProps) {
  const { title, values } = blockOptions('reported', block);
  const { facts } = useCalls();
  return (
    <Card title={title}>
      <LabelledValues columns={values} entry={facts} />
    </Card>
  );
}
