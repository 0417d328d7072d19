import { Frame } from '../chrome/Frame.tsx';
import { useLoginAddress } from '../chrome/links.tsx';
import { PageProvider } from '../head/page.tsx';
import { LanguageProvider, type TextCatalogue, type TextKey, useText } from '../language/text.tsx';
import { ButtonLink } from '../pages/ButtonLink.tsx';
import styles from '../pages/Page.module.css';
import type { Language } from '../product/product.ts';

interface NoScriptPageProps {
  path: string;
  title: TextKey;
  description: TextKey;
  language: Language;
  catalogue: TextCatalogue;
}

/** What browsers without scripts show of a page of the application: its description and links. */
export function NoScriptPage({ path, title, description, language, catalogue }: NoScriptPageProps) {
  return (
    <LanguageProvider language={language} catalogue={catalogue}>
      <PageProvider path={path} visit="">
        <Frame>
          <Explanation path={path} title={title} description={description} />
        </Frame>
      </PageProvider>
    </LanguageProvider>
  );
}

function Explanation({ path, title, description }: Pick<NoScriptPageProps, 'path' | 'title' | 'description'>) {
  const text = useText();
  const login = useLoginAddress(path);
  return (
    <div className={styles.center}>
      <h1 className={styles.title}>{text(title)}</h1>
      <p className={styles.lead}>{text(description)}</p>
      <p className={styles.lead}>{text('unscripted.text')}</p>
      <div className={styles.actions}>
        <a href={login}>{text('nav.login')}</a>
        <ButtonLink to="/#pricing" variant="primary">
          {text('unscripted.plans')}
        </ButtonLink>
        <ButtonLink to="/">{text('nav.home')}</ButtonLink>
      </div>
    </div>
  );
}
