import { type TSchema, Type } from 'typebox';
import { defaultsOf } from '../../language/documents/defaults.ts';
import { toWire } from '../../language/documents/wire.ts';
import type { DocumentCall, ModuleSpec, Plan } from '../../language/model.ts';
import { resolveForPlan } from '../../language/plans/resolveForPlan.ts';
import { GUILD, guildParams } from './guild.ts';
import { failures, OF_GUILD, type Operation, operation, WITH_BODY, WITH_KEY } from './operation.ts';
import { IdempotencyKey, IfMatch, Said, staleAnswer } from './shapes.ts';
import { type JsonSchema, wireSchema } from './wireSchema.ts';

/** The schemas of one document of a module, from what the module declares. */
export function settingsSchemas(spec: ModuleSpec, call: DocumentCall, plans: readonly Plan[]) {
  const name = `${capital(spec.id)}${capital(call.id)}`;
  const planned = resolveForPlan(spec, plans.at(-1) ?? '');
  const fields = wireSchema(planned, call.fields, {
    limits: false,
    // Owner's settings are for the owner's eyes.
    required: (field) => planned.fields[field]?.access !== 'owner',
  });
  const reported = Object.entries(call.reported ?? {}).map(([key, { type }]) => [key, { type, description: REPORTED }]);
  const facts = (call.load.adds ?? []).map((fact) => [fact, FACTS[fact]]);
  const inside = call.load.nested === undefined ? fields : closed({ [call.load.nested]: fields });
  const beside = Object.fromEntries([...reported, ...facts]);
  const sent = wireSchema(planned, call.fields, { limits: true, required: () => false });
  const constants = Object.keys(call.save.constants ?? {}).map((key) => [key, {}]);
  return {
    /** As they are loaded, with what comes beside them. */
    loaded: {
      ...inside,
      properties: { ...inside.properties, ...beside },
      required: [...inside.required, ...Object.keys(beside)],
      title: name,
    },
    fields: { ...fields, title: `${name}Fields` },
    /** As a save may send them. What it lacks stays as it is stored. */
    sent: {
      ...sent,
      properties: { ...sent.properties, ...Object.fromEntries([...reported, ...constants]) },
      title: `${name}Save`,
      description: `Settings that a save lacks stay as they are. The limits are those of the plan ${planned.plan}.`,
      examples: [toWire(planned, call, defaultsOf(planned))],
    },
  };
}

const REPORTED = 'Reported by the bot. A save may carry it, and changes nothing of it.';

const FACTS = {
  is_premium: { type: 'boolean', description: 'Whether the server has a paid plan.' },
  server_name: { type: 'string', description: 'What the server is called.' },
};

function closed(properties: Record<string, JsonSchema>) {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** The settings of all documents, by the ids of modules and documents. */
export function documentSchemas(specs: readonly ModuleSpec[], plans: readonly Plan[]) {
  const modules = specs.flatMap((spec) => {
    const calls = spec.calls?.documents ?? [];
    const documents = calls.map((call) => [call.id, settingsSchemas(spec, call, plans).fields]);
    return calls.length > 0 ? [[spec.id, Object.fromEntries(documents)]] : [];
  });
  return Object.fromEntries(modules) as Record<string, Record<string, JsonSchema>>;
}

interface SettingsCalls {
  load: Operation;
  save: Operation;
}

/** The calls that load and save one document of a module. */
export function settingsCalls(
  spec: ModuleSpec,
  call: DocumentCall,
  { loaded, fields, sent }: { loaded: TSchema; fields: TSchema; sent: TSchema },
): SettingsCalls {
  const name = `${capital(spec.id)}${capital(call.id)}`;
  const common = { tag: spec.screen.title, caller: 'person', params: guildParams } as const;
  const what = spec.calls?.documents.length === 1 ? 'the settings' : `the settings of the document ${call.id}`;
  return {
    load: operation({
      method: 'GET',
      url: `${GUILD}/${call.load.path}`,
      id: `load${name}`,
      tag: common.tag,
      summary: `Loads ${what}`,
      caller: 'person',
      schema: { params: guildParams, response: { 200: loaded, ...OF_GUILD } },
    }),
    save: operation({
      method: 'POST',
      url: `${GUILD}/${call.save.path}`,
      id: `save${name}`,
      tag: common.tag,
      summary: `Saves ${what}`,
      caller: 'person',
      schema: {
        params: guildParams,
        headers: Type.Object({ 'if-match': IfMatch, 'idempotency-key': IdempotencyKey }),
        body: sent,
        response: {
          200: Said,
          ...OF_GUILD,
          ...WITH_BODY,
          ...WITH_KEY,
          ...failures(409, 428),
          412: staleAnswer(fields),
        },
      },
    }),
  };
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
