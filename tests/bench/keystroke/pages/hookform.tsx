import '../../../../src/web/styles/global.css';
import './bench.css';
import '../../../../src/renderer/text/english.ts';
import { createRoot } from 'react-dom/client';
import { RendererProvider } from '../../../../src/renderer/screen/RendererProvider.tsx';
import { FieldsForm } from './hookform/FieldsForm.tsx';
import { ShopForm } from './hookform/ShopForm.tsx';
import { moduleOfPage } from './modules.ts';

const { spec } = await moduleOfPage();

createRoot(document.getElementById('root') as HTMLElement).render(
  <RendererProvider>{spec.id === 'shop' ? <ShopForm /> : <FieldsForm spec={spec} />}</RendererProvider>,
);
