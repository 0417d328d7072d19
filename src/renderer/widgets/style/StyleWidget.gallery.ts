import reactRoles from '../../../../schemas/modules/reactRoles/module.json' with { type: 'json' };
import { commonStates, type WidgetState } from '../galleryState.ts';

const { ui } = reactRoles.settings.properties.button_rows.items.properties.style;
const schema = { type: 'string' } as const;
const options = { options: ui.options };
const label = 'Style';

const filled: WidgetState = { name: 'Filled', props: { schema, label, options, value: 'SUCCESS' } };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, options } },
  filled,
  ...commonStates(filled),
];
