import zones from '../../../../schemas/shared/timezones.json' with { type: 'json' };
import { commonStates, lockedSentence, type WidgetState } from '../galleryState.ts';

const schema = { type: 'string' } as const;
const options = { options: zones.options };
const label = 'Time zone';
const label2 = 'Cooldown';
const cooldowns = [30, 60, 120].map((value) => ({ value, title: `${value} seconds` }));

const tiers = [
  { key: 'gold', title: 'Gold' },
  { key: 'silver', title: 'Silver' },
];
const entries = (value: string) => ({
  schema,
  label: 'Best tier',
  value,
  options: { entriesOf: 'tiers', none: 'None of them' },
});

const filled: WidgetState = { name: 'Grouped', props: { schema, options, label, value: 'Europe/Bucharest' } };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, options, label, value: '' } },
  filled,
  ...commonStates(filled),
  {
    name: 'Few options',
    props: { schema: { type: 'integer' }, options: { options: cooldowns }, label: label2, value: 60 },
  },
  {
    name: 'One of another plan',
    props: {
      schema: { type: 'integer', lockedValues: [{ value: 30, plan: 'premium', message: lockedSentence }] },
      options: { options: cooldowns },
      label: label2,
      value: 60,
    },
  },
  { name: 'Entries of another list', props: entries('gold'), context: { entries: () => tiers } },
  { name: 'Entry that was deleted', props: entries('bronze'), context: { entries: () => tiers } },
  { name: 'Value that is not in the list', props: { schema, options, label, value: 'Antarctica/Troll' } },
];
