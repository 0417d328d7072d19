import {
  AtSign,
  Bold,
  Code,
  EyeOff,
  Italic,
  Link,
  type LucideIcon,
  Quote,
  Strikethrough,
  Underline,
} from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { Variable } from '../../../language/model.ts';
import { popupOnDemand } from '../../loading/popupOnDemand.tsx';
import { useWidgets } from '../context.ts';
import { EmojiPicker } from '../parts/emoji/EmojiPicker.tsx';
import type { Format } from '../parts/message/format.ts';
import { InsertVariable } from '../parts/message/InsertVariable.tsx';
import { useOpening } from '../picker/useOpening.ts';
import styles from './MessageToolbar.module.css';

const MentionList = popupOnDemand(() => import('./MentionList.tsx'));

const FORMATS: readonly { format: Format; icon: LucideIcon; keys?: string }[] = [
  { format: 'bold', icon: Bold, keys: 'Control+B' },
  { format: 'italic', icon: Italic, keys: 'Control+I' },
  { format: 'underline', icon: Underline, keys: 'Control+U' },
  { format: 'strikethrough', icon: Strikethrough },
  { format: 'code', icon: Code },
  { format: 'link', icon: Link },
  { format: 'spoiler', icon: EyeOff },
  { format: 'quote', icon: Quote },
];

export interface MessageToolbarProps {
  /** The id of the text. */
  id: string;
  variables: readonly Variable[];
  mentions: readonly ('roles' | 'channels')[];
  /** Whether the text can be formatted: one that is drawn on an image cannot. */
  formatted: boolean;
  off: boolean;
  onPick(variable: Variable): void;
  onFormat(format: Format): void;
  /** Called with an emoji or a mention. */
  onInsert(words: string): void;
}

/** Variables, formatting, emoji and mentions for a message. One stop for Tab; arrow keys move along it. */
export function MessageToolbar(props: MessageToolbarProps) {
  const { id, variables, mentions, formatted, off, onPick, onFormat, onInsert } = props;
  const { text } = useWidgets();
  const [used, setUsed] = useState<string>();
  const tools = [
    ...(variables.length > 0 ? ['variables'] : []),
    ...(formatted ? [...FORMATS.map(({ format }) => format), 'emoji'] : []),
    ...(formatted && mentions.length > 0 ? ['mention'] : []),
  ];
  // The tool that was used last may be gone.
  const stop = used !== undefined && tools.includes(used) ? used : tools[0];
  const tool = (name: string): ComponentProps<'button'> & { 'data-tool': string } => ({
    'data-tool': name,
    tabIndex: name === stop ? 0 : -1,
    disabled: off,
    onFocus: () => setUsed(name),
  });
  if (tools.length === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label={text('widget.message.toolbar')}
      aria-controls={id}
      className={styles.toolbar}
      data-off={off || undefined}
      onKeyDown={moveAlong}
    >
      {variables.length > 0 && (
        <div className={styles.first}>
          <InsertVariable {...tool('variables')} id={id} variables={variables} onPick={onPick} />
        </div>
      )}
      {formatted && (
        <>
          {FORMATS.map(({ format, icon: Icon, keys }) => (
            <button
              key={format}
              {...tool(format)}
              type="button"
              className={styles.tool}
              aria-label={text(`widget.message.${format}`)}
              aria-keyshortcuts={keys}
              title={text(`widget.message.${format}`)}
              onMouseDown={keepFocus}
              onClick={() => onFormat(format)}
            >
              <Icon aria-hidden="true" />
            </button>
          ))}
          <div className={styles.last}>
            <EmojiPicker
              {...tool('emoji')}
              label={text('widget.message.emoji')}
              className={styles.tool}
              onPick={onInsert}
            />
            {mentions.length > 0 && (
              <Mentions button={tool('mention')} id={id} mentions={mentions} onInsert={onInsert} />
            )}
          </div>
        </>
      )}
    </div>
  );
}

interface MentionsProps extends Pick<MessageToolbarProps, 'id' | 'mentions' | 'onInsert'> {
  button: ComponentProps<'button'>;
}

function Mentions({ button, id, mentions, onInsert }: MentionsProps) {
  const { text } = useWidgets();
  const trigger: RefObject<HTMLButtonElement | null> = useRef(null);
  const [opening, setOpening] = useOpening(button.disabled);
  const popup = `${id}__mentions`;
  return (
    <>
      <button
        {...button}
        ref={trigger}
        type="button"
        className={styles.tool}
        aria-label={text('widget.message.mentions')}
        title={text('widget.message.mentions')}
        aria-haspopup="dialog"
        aria-expanded={opening !== undefined}
        aria-controls={opening && popup}
        onMouseDown={keepFocus}
        onClick={({ nativeEvent }) => {
          const byTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
          setOpening(opening ? undefined : { byTouch });
        }}
      >
        <AtSign aria-hidden="true" />
      </button>
      {opening && (
        <MentionList
          id={popup}
          mentions={mentions}
          opening={opening}
          trigger={trigger}
          onPick={onInsert}
          onClose={() => setOpening(undefined)}
        />
      )}
    </>
  );
}

/** The text keeps its focus, its selection and, on a phone, its keyboard. */
function keepFocus(event: { preventDefault(): void }): void {
  event.preventDefault();
}

/** Moves the focus among the tools, but not within a panel that one of them has opened. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, altKey, metaKey, currentTarget, target } = event;
  if (ctrlKey || altKey || metaKey) return;
  const tools = [...currentTarget.querySelectorAll<HTMLElement>('[data-tool]:not(:disabled)')];
  const at = target instanceof HTMLElement ? tools.indexOf(target) : -1;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  tools.at(to % tools.length)?.focus();
}
