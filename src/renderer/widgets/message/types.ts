/** Something a person can insert into the message with a press. */
export interface Variable {
  name: string;
  /** What is inserted. */
  token?: string;
  /** Instead of a token: a dialog asks for what to insert. */
  insert?: 'channel';
  help?: string;
  /** What the preview shows in its place: a text, or a fact of the server. */
  sample?: string | { fact: string };
  plan?: string;
  lockedMessage?: string;
  /** The heading under which it stands. */
  group?: string;
  /** An expression; the variable is offered only while it is true. */
  visible?: string;
  /** An expression; while it is false the variable cannot be inserted. */
  enabled?: string;
  disabledReason?: string;
}

export interface Template {
  id: string;
  title: string;
  text: string;
  /** An expression; the template is offered only while it is true. */
  visible?: string;
  plan?: string;
  lockedMessage?: string;
}

export interface MessageOptions {
  warnAbove?: number;
  preview?: boolean;
  variables?: readonly Variable[];
  templates?: readonly Template[];
}
