import { ExternalLink, ImageOff } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { isAllowedUrl } from '../../../language/fields/url.ts';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { LineField } from '../parts/LineField.tsx';
import { fieldText, useLive } from '../parts/useLive.ts';
import { type WidgetProps, widgetOptions } from '../types.ts';
import styles from './ImageWidget.module.css';

/** The address of a picture, and the picture if pages may load it. */
export default function ImageWidget(props: WidgetProps) {
  const live = useLive(props);
  const address = useSyncExternalStore(live.subscribe, () => fieldText(live.value()));
  const isAddress = address !== '' && isAllowedUrl(address, props.schema.url ?? {});
  return (
    <div className={control.lines}>
      <LineField props={props} kind="url" />
      {isAddress && <Shown key={address} address={address} {...widgetOptions('image', props)} />}
    </div>
  );
}

interface ShownProps {
  address: string;
  maxWidth?: number;
  maxHeight?: number;
}

/** The picture where the content security policy allows it, which is Discord's CDN; elsewhere where the address leads. */
function Shown({ address, maxWidth = Infinity, maxHeight = Infinity }: ShownProps) {
  const { text, cdnBase } = useWidgets();
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [failed, setFailed] = useState(false);
  if (new URL(address).origin !== new URL(cdnBase, document.baseURI).origin) {
    return (
      <a className={styles.card} href={address} target="_blank" rel="noopener noreferrer nofollow">
        <ExternalLink aria-hidden="true" />
        <span>{text('widget.image.open', { host: new URL(address).hostname })}</span>
      </a>
    );
  }
  if (failed) {
    return (
      <p role="status" className={styles.card}>
        <ImageOff aria-hidden="true" />
        <span>{text('widget.image.failed')}</span>
      </p>
    );
  }
  const isLarge = size && (size.width > maxWidth || size.height > maxHeight);
  return (
    <figure className={styles.figure}>
      <img
        className={styles.picture}
        src={address}
        alt={text('widget.image.preview')}
        onLoad={({ currentTarget }) =>
          setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        onError={() => setFailed(true)}
      />
      <figcaption role="status" className={isLarge ? control.note : styles.size}>
        {size && text('widget.image.size', { width: size.width, height: size.height })}
        {isLarge &&
          ` ${text('widget.image.large', { width: Math.min(maxWidth, size.width), height: Math.min(maxHeight, size.height) })}`}
      </figcaption>
    </figure>
  );
}
