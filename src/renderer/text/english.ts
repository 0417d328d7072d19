import renderer from '../../../schemas/locales/en/renderer.json' with { type: 'json' };
import widgets from '../../../schemas/locales/en/widgets.json' with { type: 'json' };
import { translator } from '../../language/text/message.ts';
import { setDefaultScreenText } from './screenText.ts';
import { setDefaultWidgetText } from './widgetText.ts';

// Importing this file makes English the language outside providers: in tests, the gallery, the studio and benchmarks. The
// application has a provider with the texts of its language, and would load these for nothing.
setDefaultScreenText(translator(renderer, 'en'));
setDefaultWidgetText(translator(widgets, 'en'));
