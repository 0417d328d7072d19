import { api } from '../api.ts';
import { loadScreen } from '../catalogue.ts';
import { Head } from '../Head.tsx';
import { PersonScreen } from '../PersonScreen.tsx';
import page from '../pages/Page.module.css';
import type { Language } from '../product.ts';
import { useText } from '../text.tsx';

const load = (language: Language) => loadScreen('health', language);

/** How the bot and its services are. */
export function HealthPage() {
  const text = useText();
  return (
    <div className={page.page}>
      <Head title={text('health.title')} description={text('health.description')} noindex />
      <PersonScreen load={load} api={api} signedIn />
    </div>
  );
}
