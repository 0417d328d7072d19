import '../../renderer/theme/fonts.css';
import '../../renderer/theme/tokens.css';
import '../../renderer/theme/forcedColors.css';
import './studio.css';
import '../../renderer/text/english.ts';
import { createRoot } from 'react-dom/client';
import { RendererProvider } from '../../renderer/screen/RendererProvider.tsx';
import { StudioPage } from './StudioPage.tsx';
import { server } from './server.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element for the studio');

createRoot(root).render(
  <RendererProvider>
    <StudioPage calls={server} />
  </RendererProvider>,
);
