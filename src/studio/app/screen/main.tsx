import '../../../web/styles/global.css';
import './screen.css';
import '../../../renderer/text/english.ts';
import { createRoot } from 'react-dom/client';
import { LiveScreen } from './LiveScreen.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('screen.html has no element for the screen');
createRoot(root).render(<LiveScreen />);
