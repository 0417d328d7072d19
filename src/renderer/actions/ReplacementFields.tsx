import { type ComponentType, useId } from 'react';
import type { ReferenceKind } from '../../language/documents/references.ts';
import type { Json, MappingList, Reference } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';
import styles from '../columns/PreviewLists.module.css';
import { onDemand } from '../loading/onDemand.tsx';
import { Bone } from '../primitives/Bone.tsx';
import { FieldTemplate } from '../templates/FieldTemplate.tsx';
import type { WidgetProps } from '../widgets/types.ts';
import { ignore, USABLE } from './control.ts';
import css from './ReplacementFields.module.css';

/** Replacements for missing roles, channels, members and emoji, by key. Null leaves one out. */
export type ReplacementChoices = Readonly<Record<string, string | null>>;

/** Something that no longer exists, as the preview call returns it. */
interface MissingEntry {
  key: string;
  kind: ReferenceKind;
  title: string;
  where: string;
  /** Channel types that a replacement may have. */
  types: Reference['types'] | null;
  /** The proposed replacement. */
  target: string | null;
}

const Meanwhile = () => <Bone className={css.picker} />;
const ChannelPicker = onDemand(() => import('../widgets/channel/ChannelWidget.tsx'), { Meanwhile });

const PICKERS: Record<ReferenceKind, ComponentType<WidgetProps>> = {
  role: onDemand(() => import('../widgets/role/RoleWidget.tsx'), { Meanwhile }),
  channel: ChannelPicker,
  voiceChannel: ChannelPicker,
  category: ChannelPicker,
  member: onDemand(() => import('../widgets/member/MemberWidget.tsx'), { Meanwhile }),
  emoji: onDemand(() => import('../widgets/emoji/EmojiWidget.tsx'), { Meanwhile }),
};

export interface ReplacementFieldsProps {
  list: MappingList;
  entries: readonly Json[];
  disabled: boolean;
  /** Until what there is to choose from has been loaded: outlines of the pickers. */
  waiting?: boolean;
  onChoose(key: string, target: string | null): void;
}

/** A picker for the replacement of each missing entry. */
export function ReplacementFields({ list, entries, disabled, waiting = false, onChoose }: ReplacementFieldsProps) {
  const id = useId();
  const missing = entries.filter(isMissing);
  if (missing.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id} aria-busy={waiting || undefined}>
      <h3 id={id} className={styles.title}>
        {list.title}
      </h3>
      {list.help && <p className={styles.help}>{list.help}</p>}
      <div className={css.fields}>
        {missing.map((entry, index) => (
          <ReplacementField
            key={entry.key}
            path={`${list.as}_${index}`}
            entry={entry}
            none={list.none}
            disabled={disabled}
            waiting={waiting}
            onChoose={(target) => onChoose(entry.key, target)}
          />
        ))}
      </div>
    </section>
  );
}

interface ReplacementFieldProps {
  path: string;
  entry: MissingEntry;
  none: string;
  disabled: boolean;
  waiting: boolean;
  onChoose(target: string | null): void;
}

function ReplacementField({ path, entry, none, disabled, waiting, onChoose }: ReplacementFieldProps) {
  const { kind, title, where, types, target } = entry;
  const Picker = waiting ? Meanwhile : PICKERS[kind];
  const refers = kind === 'emoji' ? undefined : { to: kind, ...(types && { types }) };
  return (
    <FieldTemplate path={path} title={title} help={where} ownLabel={false} state={USABLE} problems={[]} warnings={[]}>
      <Picker
        id={`root_${path}`}
        name={path}
        label={title}
        value={target}
        schema={{ type: ['string', 'null'], refers }}
        options={{ none }}
        placeholder={none}
        disabled={disabled}
        onChange={(value) => onChoose(typeof value === 'string' && value !== '' ? value : null)}
        onBlur={ignore}
        onFocus={ignore}
      />
    </FieldTemplate>
  );
}

function isMissing(entry: Json): entry is MissingEntry & Record<string, Json> {
  return isObject(entry) && typeof entry.key === 'string' && typeof entry.kind === 'string';
}
