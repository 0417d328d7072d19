import '../theme/fonts.css';
import '../theme/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from '../primitives/Provider.tsx';
import { defaultText, type TextKey } from '../primitives/text.ts';
import { Gallery } from './Gallery.tsx';

/** The bot of no product has no name of its own. */
const text = (key: TextKey, values?: Record<string, unknown>) => defaultText(key, { shortName: 'Bot', ...values });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element for the gallery');
createRoot(root).render(
  <StrictMode>
    <Provider text={text}>
      <Gallery />
    </Provider>
  </StrictMode>,
);
