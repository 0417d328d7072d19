import type { UrlRules } from '../../language/fields/url.ts';
import type {
  Constraints,
  Field,
  FieldType,
  FieldUi,
  Json,
  Messages,
  Reference,
  WidgetOptions,
} from '../../language/model.ts';
import type { LockedValue } from '../../language/plans/resolveForPlan.ts';

/** A field as its widget sees it, with the current limits and formatted messages. */
export interface WidgetSchema extends Omit<Constraints, 'enum'> {
  enum?: readonly Json[];
  type?: FieldType | string | readonly string[];
  title?: string;
  format?: Field['format'];
  default?: Json;
  refers?: Reference;
  /** What an address must be. */
  url?: UrlRules;
  /** Patterns of other notations: the first group of the first match replaces the text. */
  normalize?: readonly string[];
  /** Choices that only other plans include. */
  lockedValues?: readonly LockedValue[];
  items?: WidgetSchema;
  /** The maximum number of lines: line breaks plus one. */
  maxLines?: number;
  /** The counter warns above this many characters. */
  warnAbove?: number;
  messages?: Messages;
}

/** The text of a control while it is edited, and afterwards if it is invalid. */
export interface Draft {
  text: string;
  /** The value of the form while this draft is valid, in the widget's terms. */
  expected: Json;
  /** Why the text is invalid. It then counts as an edit that cannot be saved. */
  problem?: string;
  /** The text is shown beside the value instead of in its place, whatever that is. */
  isBeside?: boolean;
  /** Whether the problem is shown: after a blur or an attempt to save. */
  shown?: boolean;
}

/** The value and the draft of a control as they are now, to be followed without rendering. */
export interface LiveValue {
  value(): Json | undefined;
  draft(): Draft | undefined;
  setDraft(draft: Draft | undefined): void;
  /** Calls the listener when the value or the draft may have changed. */
  subscribe(listener: () => void): () => void;
}

/** The props of a widget. Compatible with the `WidgetProps` of `@rjsf/core`, so that widgets work in both. */
export interface WidgetProps<Value = Json> {
  /** For example `root_welcome_message`. Elements inside derive their ids from it. */
  id: string;
  name: string;
  label: string;
  value: Value | undefined;
  /** Replaces `value` and `draft` in forms that do not render at each key: see `useLive`. */
  live?: LiveValue;
  schema: WidgetSchema;
  /** The `ui` of the field. `locked: true` draws it as locked. */
  options: Record<string, unknown>;
  disabled?: boolean;
  readonly?: boolean;
  required?: boolean;
  rawErrors?: readonly string[];
  placeholder?: string;
  /** The draft, if the form keeps it. Without `onDraft` the widget keeps its own. */
  draft?: Draft;
  onDraft?(draft: Draft | undefined): void;
  onChange(value: Value): void;
  onBlur(id: string, value: unknown): void;
  onFocus(id: string, value: unknown): void;
}

/** The options of a widget, by its name. The type is safe: `npm run check` validates every field. */
export function widgetOptions<Name extends FieldUi['widget']>(_widget: Name, { options }: WidgetProps) {
  return options as Partial<WidgetOptions<Name>>;
}

/** Whether the field accepts null. */
export function nullable(schema: WidgetSchema): boolean {
  return typeof schema.type === 'object' && schema.type.some((type) => type === 'null');
}
