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
  /** Where the server's own value comes from. */
  live?: LiveValue;
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

/** A property of what the preview's call answers, by its dotted path, or the value of an expression. */
export type LiveValue =
  | {
      property: string;
      /** Of a list: how an entry is written, with `{rank}` and what it has, and how many of them. */
      entry?: string;
      take?: number;
      as?: 'date';
    }
  | { value: string };

/** The call from whose answer the preview takes values. */
export interface LiveAnswer {
  /** An expression: the address, relative to the server. */
  path: string;
  /** An expression; the call is made only while it is true. */
  when?: string;
}

/** While `when` is true the bot draws the message on a picture. */
export interface DrawnPicture {
  when: string;
  /** What is said above the message; `params` are expressions for its `{name}` parts. */
  text: string;
  params?: Readonly<Record<string, string>>;
}

export interface MessageOptions {
  /** An expression: the bot's name in this server. */
  author?: string;
  picture?: DrawnPicture;
  live?: LiveAnswer;
  warnAbove?: number;
  preview?: boolean;
  variables?: readonly Variable[];
  templates?: readonly Template[];
}
