import '../../../../src/web/styles/global.css';
import './bench.css';
import './rjsf/rjsf.css';
import { createRoot } from 'react-dom/client';
import { documentSchema } from '../../../../src/language/compile/jsonSchema/schema.ts';
import { moduleOfPage, PLAN, shopDocument } from './modules.ts';
import { SchemaForm } from './rjsf/SchemaForm.tsx';
import { withTexts } from './rjsf/withTexts.ts';

const { spec } = await moduleOfPage();
const schema = withTexts(documentSchema(spec, PLAN), spec.settings.properties);
const shop = spec.id === 'shop';
const formData = shop
  ? shopDocument
  : Object.fromEntries(Object.entries(spec.settings.properties).map(([name, field]) => [name, field.default]));

createRoot(document.getElementById('root') as HTMLElement).render(
  <SchemaForm title={spec.screen.title} schema={schema} formData={formData} />,
);
