import { api } from '../calls/api.ts';
import { Head } from '../head/Head.tsx';
import { useText } from '../language/text.tsx';
import page from '../pages/Page.module.css';
import { loadScreen } from '../product/catalogue.ts';
import type { Language } from '../product/product.ts';
import { UserScreen } from '../screens/UserScreen.tsx';

const load = (language: Language) => loadScreen('health', language);

/** The health of the bot and its services. */
export function HealthPage() {
  const text = useText();
  return (
    <div className={page.page}>
      <Head title={text('health.title')} description={text('health.description')} noindex />
      <UserScreen load={load} api={api} signedIn />
    </div>
  );
}
