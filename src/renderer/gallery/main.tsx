import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/forcedColors.css';
import '../text/english.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RendererProvider } from '../screen/RendererProvider.tsx';
import { defaultWidgetText, type WidgetTextKey } from '../text/widgetText.ts';
import { Gallery } from './Gallery.tsx';

/** Outside the product the bot has no name. */
const text = (key: WidgetTextKey, values?: Record<string, unknown>) =>
  defaultWidgetText(key, { shortName: 'Bot', ...values });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element for the gallery');
createRoot(root).render(
  <StrictMode>
    <RendererProvider widgetText={text}>
      <Gallery />
    </RendererProvider>
  </StrictMode>,
);
