import { languages } from '../language/language.ts';
import { useText } from '../language/text.tsx';
import { product } from '../product/product.ts';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';
import { SupportLink } from './links.tsx';
import { LanguageLink } from './menus/LanguageLink.tsx';
import { PageLink } from './PageLink.tsx';

/** The footer of public pages, the server list and the Premium page. */
export function Footer() {
  const text = useText();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.product}>
          <Logo />
          <p className={styles.line}>{text('footer.line', { product: product.name })}</p>
        </div>
        <nav className={styles.ways} aria-label={text('footer.label', { product: product.name })}>
          <PageLink to="/terms.html" className={styles.link}>
            {text('footer.terms')}
          </PageLink>
          <PageLink to="/privacy.html" className={styles.link}>
            {text('footer.privacy')}
          </PageLink>
          <SupportLink className={styles.link}>{text('footer.help')}</SupportLink>
        </nav>
        <ul className={styles.languages} aria-label={text('language.label')}>
          {languages.map((language) => (
            <li key={language}>
              <LanguageLink language={language} className={styles.link} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
