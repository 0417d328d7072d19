import type {
  Constraints,
  FieldType,
  FieldUi,
  Json,
  Messages,
  Reference,
  WidgetOptions,
} from '../../language/model.ts';
import type { LockedValue } from '../../language/plans/resolveForPlan.ts';

/** The field as a widget sees it: the limits are those in force now, and sentences are filled. */
export interface WidgetSchema extends Omit<Constraints, 'enum'> {
  enum?: readonly Json[];
  type?: FieldType | string | readonly string[];
  title?: string;
  default?: Json;
  refers?: Reference;
  /** Other ways to write a text. */
  normalize?: readonly string[];
  /** Choices that other plans have. */
  lockedValues?: readonly LockedValue[];
  items?: WidgetSchema;
  /** Lines of text that may be written; line breaks plus one. */
  maxLines?: number;
  /** The counter warns above this many characters. */
  warnAbove?: number;
  messages?: Messages;
}

/** The text of a control while it is edited, or after that where it is no value of the field. */
export interface Draft {
  text: string;
  /** What the form holds while this draft stands, in the widget's own terms. */
  expected: Json;
  /** Why the text is no value of the field. It then counts as an edit that cannot be saved. */
  problem?: string;
  /** Whether the problem is shown: once the control was left, or a save was tried. */
  shown?: boolean;
}

/** What a widget is given: the shape of `WidgetProps` of `@rjsf/core`, so that each works with either. */
export interface WidgetProps<Value = Json> {
  /** `root_welcome_message`. The parts of a control derive their ids from it. */
  id: string;
  name: string;
  label: string;
  value: Value | undefined;
  schema: WidgetSchema;
  /** The schema's `ui`. `locked: true` gives the locked look. */
  options: Record<string, unknown>;
  disabled?: boolean;
  readonly?: boolean;
  required?: boolean;
  rawErrors?: readonly string[];
  placeholder?: string;
  /** The draft that the form keeps. Without `onDraft` the widget keeps its own. */
  draft?: Draft;
  onDraft?(draft: Draft | undefined): void;
  onChange(value: Value): void;
  onBlur(id: string, value: unknown): void;
  onFocus(id: string, value: unknown): void;
}

/** The options of a widget: the check has held the control against the definition of its name. */
export function widgetOptions<Name extends FieldUi['widget']>(_widget: Name, { options }: WidgetProps) {
  return options as Partial<WidgetOptions<Name>>;
}

/** Whether null is a value of the field. */
export function nullable(schema: WidgetSchema): boolean {
  return typeof schema.type === 'object' && schema.type.some((type) => type === 'null');
}
