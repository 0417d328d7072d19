import { Fragment } from 'react';
import type { Translate } from '../../language/text/message.ts';
import { type ScreenTextKey, useScreenText } from './screenText.ts';

/** Titles from a setting down to a value. Rows without a name are called by their number. */
export function trailWords(label: readonly string[], text: Translate<ScreenTextKey>): string[] {
  return label.map((title) => (/^\d+$/.test(title) ? text('value.entry', { number: Number(title) }) : title));
}

/** These titles side by side, each in its own direction. */
export function Trail({ label }: { label: readonly string[] }) {
  const text = useScreenText();
  return trailWords(label, text).map((title, depth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: titles may be alike
    <Fragment key={depth}>
      {depth > 0 && ' › '}
      <bdi>{title}</bdi>
    </Fragment>
  ));
}
