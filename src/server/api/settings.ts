import { type TSchema, Type } from 'typebox';
import { defaultsOf } from '../../language/documents/defaults.ts';
import { toWire } from '../../language/documents/wire.ts';
import type { DocumentCall, ModuleSpec, Plan } from '../../language/model.ts';
import { resolveForPlan } from '../../language/plans/resolveForPlan.ts';
import { GUILD_PATH, guildParams } from './guild.ts';
import {
  BODY_FAILURES,
  failureResponses,
  GUILD_FAILURES,
  KEY_FAILURES,
  type Operation,
  operation,
} from './operation.ts';
import { IdempotencyKeyHeader, IfMatch, orNull, SuccessMessage, staleAnswer } from './shapes.ts';
import { type ApiSchema, wireSchema } from './wireSchema.ts';

const SavedBy = orNull(Type.String(), {
  description: 'The name of who saved them; null if it was the user who asks, or is no longer known.',
  examples: ['Grace'],
});

/** The schemas of one document of a module, generated from its declaration. */
export function settingsSchemas(spec: ModuleSpec, call: DocumentCall, plans: readonly Plan[]) {
  const name = documentName(spec, call);
  const moduleForPlan = resolveForPlan(spec, plans.at(-1) ?? '');
  const fields = fieldsSchema(spec, call, plans);
  const reported = Object.entries(call.reported ?? {}).map(([key, { type }]) => [key, { type, description: REPORTED }]);
  const facts = (call.load.adds ?? []).map((fact) => [fact, FACTS[fact]]);
  const inside = call.load.nested === undefined ? fields : closed({ [call.load.nested]: fields });
  const beside = Object.fromEntries([...reported, ...facts]);
  const sent = wireSchema(moduleForPlan, call.fields, { limits: true, required: () => false });
  const constants = Object.keys(call.save.constants ?? {}).map((key) => [key, {}]);
  return {
    /** The answer of a load: the settings and additional facts. */
    loaded: {
      ...inside,
      properties: { ...inside.properties, ...beside },
      required: [...inside.required, ...Object.keys(beside)],
      title: name,
    },
    fields,
    /** The body of a save. */
    sent: {
      ...sent,
      properties: { ...sent.properties, ...Object.fromEntries([...reported, ...constants]) },
      title: `${name}Save`,
      description: `Settings that are not sent stay unchanged. The limits are those of the plan \`${moduleForPlan.plan}\`.`,
      examples: [toWire(moduleForPlan, call, defaultsOf(moduleForPlan))],
    },
  };
}

function documentName(spec: ModuleSpec, call: DocumentCall): string {
  return `${capital(spec.id)}${capital(call.id)}`;
}

/** The schema of a document's settings. @param forBot with the order of maps */
function fieldsSchema(spec: ModuleSpec, call: DocumentCall, plans: readonly Plan[], forBot = false) {
  const schema = wireSchema(resolveForPlan(spec, plans.at(-1) ?? ''), call.fields, {
    limits: false,
    // Only the owner sees owner-only settings.
    required: ({ access }) => access !== 'owner',
    orders: forBot,
  });
  return { ...schema, title: `${documentName(spec, call)}${forBot ? 'ForBot' : 'Fields'}` };
}

const REPORTED = 'Reported by the bot. Read-only: a save may contain it, but does not change it.';

const FACTS = {
  is_premium: { type: 'boolean', description: 'Whether the server has a paid plan.' },
  server_name: { type: 'string', description: 'The name of the server.' },
};

function closed(properties: Record<string, ApiSchema>) {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** The schemas of all documents as the bot gets them, by the ids of modules and documents. */
export function documentSchemas(specs: readonly ModuleSpec[], plans: readonly Plan[]) {
  const modules = specs.flatMap((spec): [string, Record<string, ApiSchema>][] => {
    const calls = spec.calls?.documents ?? [];
    const documents = calls.map((call): [string, ApiSchema] => [call.id, fieldsSchema(spec, call, plans, true)]);
    return calls.length > 0 ? [[spec.id, Object.fromEntries(documents)]] : [];
  });
  return Object.fromEntries(modules);
}

interface SettingsCalls {
  load: Operation;
  save: Operation;
}

/** The operations that load and save one document of a module. */
export function settingsCalls(
  spec: ModuleSpec,
  call: DocumentCall,
  { loaded, fields, sent }: { loaded: TSchema; fields: TSchema; sent: TSchema },
): SettingsCalls {
  const name = documentName(spec, call);
  const common = { tag: spec.screen.title, caller: 'user' } as const;
  const what = spec.calls?.documents.length === 1 ? 'the settings' : `the document \`${call.id}\``;
  return {
    load: operation({
      ...common,
      method: 'GET',
      url: `${GUILD_PATH}/${call.load.path}`,
      id: `load${name}`,
      summary: `Loads ${what}`,
      schema: { params: guildParams, response: { 200: loaded, ...GUILD_FAILURES } },
      responseHeaders: { 200: ['ETag'] },
    }),
    save: operation({
      ...common,
      method: 'POST',
      url: `${GUILD_PATH}/${call.save.path}`,
      id: `save${name}`,
      summary: `Saves ${what}`,
      schema: {
        params: guildParams,
        headers: Type.Object({ 'if-match': IfMatch, 'idempotency-key': IdempotencyKeyHeader }),
        body: sent,
        response: {
          200: SuccessMessage,
          ...GUILD_FAILURES,
          ...BODY_FAILURES,
          ...KEY_FAILURES,
          ...failureResponses(409, 428),
          412: staleAnswer(fields, { by: SavedBy }),
        },
      },
      responseHeaders: { 200: ['ETag'], 412: ['ETag', 'Content-Language'] },
    }),
  };
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
