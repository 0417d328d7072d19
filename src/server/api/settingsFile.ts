import { type Static, Type } from 'typebox';
import type { Json } from '../../language/model.ts';
import { Timestamp } from './shapes.ts';

/** What marks a file of settings. It must not change. */
export const FILE_TYPE = 'bot-settings';
/** The version of the format of files. A higher one is refused. */
export const FILE_FORMAT = 1;
/** Where the schema of files is served. */
export const FILE_SCHEMA_PATH = '/api/settings-file.schema.json';
/** How many modules a file may have settings of, and how many things they may refer to by name. */
export const FILE_LIMITS = { modules: 100, references: 1000 } as const;

const ModuleSettings = Type.Object(
  {
    version: Type.Integer({
      minimum: 0,
      description:
        'How many migrations of the module the settings have had. Settings of an older version are migrated.',
    }),
    settings: Type.Unsafe<Record<string, Json>>(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'Values by the names of settings, as they are stored.',
      }),
    ),
  },
  { additionalProperties: false, description: 'The settings of a module.' },
);

/** A file of settings: what an export makes and an import takes. */
export const SettingsFile = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'The address of this schema.' })),
    type: Type.Literal(FILE_TYPE),
    format: Type.Literal(FILE_FORMAT, { description: 'The version of the format.' }),
    product: Type.Optional(Type.String({ description: 'The product that made the file.' })),
    exported_at: Type.Optional(Timestamp),
    server: Type.Optional(Type.String({ description: 'The name of the server that the settings are from.' })),
    modules: Type.Record(Type.String(), ModuleSettings, {
      maxProperties: FILE_LIMITS.modules,
      description: 'Settings by module. Modules and settings that are absent stay as they are.',
      examples: [{ customize: { version: 0, settings: { prefix: '!' } } }],
    }),
    references: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        maxProperties: FILE_LIMITS.references,
        description:
          'The names of what settings refer to, by `<kind>:<id>`. The kinds are `role`, `channel`, `voiceChannel`, `category`, `member` and `emoji`.',
        examples: [{ 'role:812345678901234501': 'Admin' }],
      }),
    ),
  },
  {
    additionalProperties: false,
    title: 'SettingsFile',
    description: 'Settings of a server, to be used in another one.',
  },
);
export type SettingsFile = Static<typeof SettingsFile>;

/** The schema of files as others read it. */
export const SETTINGS_FILE_SCHEMA = { $schema: 'http://json-schema.org/draft-07/schema#', ...SettingsFile };
