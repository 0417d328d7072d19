import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';

/** A Discord ID. */
export const Snowflake = Type.String({ pattern: '^\\d{1,20}$' });

/** Permission bits as a decimal string, which may have more digits than a number can. */
export const Bits = Type.String({ pattern: '^\\d{1,40}$' });

/** A part of an answer that may be missing or null. */
export function maybe<Schema extends TSchema>(schema: Schema) {
  return Type.Optional(Type.Union([schema, Type.Null()]));
}

/** Permissions in a channel that differ from those of the roles. */
export const OverwriteAnswer = Type.Object({ id: Snowflake, type: Type.Number(), allow: Bits, deny: Bits });

/**
 * Checks answers of Discord. They may have more fields than the schema.
 * @throws UpstreamUnavailable from the check, if an answer does not match
 */
export function answerCheck<Schema extends TSchema>(schema: Schema): (answer: unknown) => Static<Schema> {
  const compiled = Compile(schema);
  return (answer) => {
    if (compiled.Check(answer)) return answer;
    const [error] = compiled.Errors(answer);
    throw new UpstreamUnavailable(`An answer of Discord is malformed: ${error?.instancePath} ${error?.message}`);
  };
}
