import '../theme/fonts.css';
import '../theme/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from '../primitives/Provider.tsx';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no element for the gallery');
createRoot(root).render(
  <StrictMode>
    <Provider>
      <Gallery />
    </Provider>
  </StrictMode>,
);
