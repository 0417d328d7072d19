import { type Static, Type } from 'typebox';
import { CHANNEL_TYPES, type ChannelType } from '../../language/fields/channelTypes.ts';
import { CLOSED, orNull, withRefusal } from './shapes.ts';

const text = Type.String();

const texts = {
  title: Type.String({
    description: 'Titles from the screen down to the value.',
    examples: ['Customize Bot › Command prefix'],
  }),
  before: Type.String({ description: 'The current value as text.' }),
  after: Type.String({ description: 'The proposed value as text.' }),
};

export const ListChange = Type.Object(texts, { ...CLOSED, title: 'ListChange' });
/** A difference between the roles or channels of a server and those that are proposed. */
export type ListChange = Static<typeof ListChange>;

const ProposedChange = Type.Object(
  {
    module: Type.String({ description: 'The id of the module.', examples: ['customize'] }),
    path: Type.String({
      description: 'The path of the value in the module, with dots; rows by their keys where they have one.',
      examples: ['items.sword.price'],
    }),
    address: orNull(text, {
      description:
        'Where it is in the dashboard of the server today; the list if its row is gone or to come, and null if it is not on the screen of its module.',
      examples: ['?section=shop#items.sword.price'],
    }),
    label: Type.String({
      description: 'The titles that lead to the value, without that of its module.',
      examples: ['Command prefix'],
    }),
    ...texts,
  },
  { ...CLOSED, title: 'Change' },
);
/** A value that differs between a server and what is proposed for it. */
export type ProposedChange = Static<typeof ProposedChange>;

const MissingReference = Type.Object(
  {
    key: Type.String({ description: 'Its key in a mapping: `<kind>:<id>`.', examples: ['role:100'] }),
    kind: Type.Enum(['role', 'channel', 'voiceChannel', 'category', 'member', 'emoji']),
    id: text,
    name: Type.String({
      description: 'Its name where the settings come from; contains the ID if the name is unknown.',
    }),
    title: Type.String({ description: 'Its kind and name.' }),
    count: Type.Integer({ description: 'How many settings refer to it.' }),
    where: Type.String({ description: 'The titles of these settings.' }),
    types: orNull(Type.Array(Type.Unsafe<ChannelType>(Type.Enum(Object.keys(CHANNEL_TYPES)))), {
      description: 'The channel types that may replace it; null if any may.',
    }),
    target: orNull(text, {
      description:
        'The proposed replacement: the one from the mapping, or else the only one with the same kind and name. Null if there is none.',
    }),
  },
  { ...CLOSED, title: 'MissingReference' },
);
/** A role, channel or emoji that proposed settings refer to and that the server does not have, or the bot cannot use. */
export type MissingReference = Static<typeof MissingReference>;

const Omission = Type.Object(
  {
    title: Type.String({ description: 'Titles from the screen down to the value.' }),
    message: Type.String({ description: 'Why it is left out.' }),
    plan: Type.Optional(
      Type.String({
        description: 'The lowest plan that would allow it; absent if none would, or the plan is not the reason.',
      }),
    ),
  },
  { ...CLOSED, title: 'Omission' },
);
/** A value that is left out, and why. */
export type Omission = Static<typeof Omission>;

const StoppedModule = Type.Object(
  {
    module: Type.String({ description: 'The id of the module that would be turned off.', examples: ['economy'] }),
    path: Type.String({ description: 'The setting of it that the proposal turns off.' }),
    title: Type.String({ description: 'The title of the module that would stop working.' }),
    message: Type.String({ description: 'What it needs.' }),
  },
  { ...CLOSED, title: 'StoppedModule' },
);
/** A module that is on and would stop working, because the proposal turns off another one that it needs. */
export type StoppedModule = Static<typeof StoppedModule>;

export const refused = orNull(text, { description: 'Why it would be refused as a whole; null if it would not.' });

export const Preview = Type.Object(
  {
    changes: Type.Array(ProposedChange, { description: 'The values that would be written.' }),
    missing: Type.Array(MissingReference, {
      description: 'What settings of the backup refer to and the server no longer has.',
    }),
    left_out: Type.Array(Omission, { description: 'The values that would not be restored, and why.' }),
    stopped: Type.Array(StoppedModule, {
      description: 'The modules that would stop working, because another one that they need is turned off.',
    }),
    refused,
  },
  { ...CLOSED, title: 'RestorePreview' },
);
/** What a restore of settings would do. */
export type Preview = Static<typeof Preview>;

/** The refusal of a mapping that is not one. */
export const invalidMapping = withRefusal('proposal.mapping');

/** Replacements of missing references, by their keys. Null leaves out what refers to one. */
export const ReferenceMapping = Type.Unsafe<Readonly<Record<string, string | null>>>({
  type: 'object',
  patternProperties: {
    '^(?:role|channel|voiceChannel|category|member|emoji):\\d{1,20}$': {
      type: ['string', 'null'],
      minLength: 1,
      maxLength: 64,
      ...invalidMapping,
    },
  },
  additionalProperties: false,
  description:
    'Replacements of missing references, by key: an ID, or an emoji as it is written in a message. Null leaves out what refers to it.',
  examples: [{ 'role:100': '200', 'channel:300': null }],
  ...invalidMapping,
});
export type ReferenceMapping = Static<typeof ReferenceMapping>;
