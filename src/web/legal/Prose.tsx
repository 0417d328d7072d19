import { createElement, Fragment, type ReactNode } from 'react';
import { interpolate } from '../../language/text/message.ts';
import { useConfig } from '../calls/config.ts';
import { PageLink } from '../chrome/PageLink.tsx';
import { useLanguage } from '../language/text.tsx';
import type { Language } from '../product/product.ts';
import styles from './LegalPage.module.css';
import { valuesIn } from './values.ts';

/** `code`, [a link]({terms}), or the address for questions. */
const PART = /(`[^`]+`|\[[^\]]+\]\(\{\w+\}\)|\{support\})/;
const LINK = /^\[(.+)\]\(\{(terms|privacy)\}\)$/;

/** A text of a legal page, with its links. */
export function Prose({ children }: { children: string }) {
  const language = useLanguage();
  const { supportMail } = useConfig();
  // Passed as arguments instead of a list, because they never move and need no keys.
  return createElement(Fragment, null, ...children.split(PART).map((part) => partOf(part, language, supportMail)));
}

function partOf(part: string, language: Language, supportMail: string): ReactNode {
  if (part === '{support}') return <a href={`mailto:${supportMail}`}>{supportMail}</a>;
  if (part.startsWith('`')) return <code className={styles.code}>{part.slice(1, -1)}</code>;
  const [, label, page] = LINK.exec(part) ?? [];
  return label ? <PageLink to={`/${page}.html`}>{label}</PageLink> : interpolate(part, valuesIn(language));
}
