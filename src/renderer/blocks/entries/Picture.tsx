import type { BlockOptions, SettingsDocument } from '../../../language/model.ts';
import { interpolate } from '../../../language/text/message.ts';
import { Avatar } from '../../primitives/Avatar.tsx';
import { useWidgets } from '../../widgets/context.ts';

interface PictureProps {
  picture: NonNullable<BlockOptions<'entries'>['picture']>;
  entry: SettingsDocument;
}

/** The picture of an entry, or the initial of its name. */
export function Picture({ picture, entry }: PictureProps) {
  const { cdnBase } = useWidgets();
  const { path, property, name } = picture;
  const parts = Object.entries(entry).map(([key, value]) => [key, encodeURIComponent(String(value))]);
  const source = entry[property] && `${cdnBase}/${interpolate(path, Object.fromEntries(parts))}`;
  return <Avatar name={String(entry[name] ?? '')} source={source ? source : undefined} size="medium" />;
}
