import { useState } from 'react';
import type { SettingsDocument } from '../../../language/model.ts';
import { fill } from '../../../language/text.ts';
import { useWidgets } from '../../widgets/context.ts';
import type { PictureOptions } from './options.ts';
import styles from './Picture.module.css';

/** The picture of an entry, or the initial of its name. Decorative: the name stands beside it. */
export function Picture({ picture, entry }: { picture: PictureOptions; entry: SettingsDocument }) {
  const { cdnBase } = useWidgets();
  const [broken, setBroken] = useState(false);
  const { path, property, name } = picture;
  const [initial] = new Intl.Segmenter().segment(String(entry[name] ?? '').trim());
  if (!entry[property] || broken) {
    return (
      <span className={styles.picture} aria-hidden="true">
        {initial?.segment.toUpperCase() ?? '?'}
      </span>
    );
  }
  const parts = Object.entries(entry).map(([key, value]) => [key, encodeURIComponent(String(value))]);
  return (
    <img
      className={styles.picture}
      src={`${cdnBase}/${fill(path, Object.fromEntries(parts))}`}
      alt=""
      width="48"
      height="48"
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
}
