import welcome from '../../../../schemas/modules/welcomeLeave/module.json' with { type: 'json' };
import { commonStates, type WidgetState } from '../galleryState.ts';

const { ui } = welcome.settings.properties.welcome_image_theme;
const schema = { type: 'string' } as const;
const options = { options: ui.options };
const label = 'Image theme';

const filled: WidgetState = { name: 'Filled', props: { schema, label, options, value: 'nature' } };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, options } },
  filled,
  ...commonStates(filled),
];
