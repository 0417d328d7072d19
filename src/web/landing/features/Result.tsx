import { useText } from '../../language/text.tsx';
import type { FeatureResult } from '../content.ts';
import styles from './Result.module.css';

/** Whether the page is there already, with everything that never changes. */
const prerendered = import.meta.env.PROD && !import.meta.env.SSR;
const parts = prerendered ? null : await import('./ResultParts.tsx');

/** What the bot makes of a feature in a server. It is drawn at build time alone: visitors need no program for it. */
export function Result({ result, feature }: { result: FeatureResult; feature: string }) {
  const text = useText();
  const frame = { role: 'img', 'aria-label': text('landing.result', { feature }), className: styles.result };
  if (!parts) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration leaves what is inside as it is.
    return <div {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div {...frame}>
      <parts.ResultParts {...result} />
    </div>
  );
}
