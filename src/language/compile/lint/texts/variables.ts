import type { Variable } from '../../../model.ts';
import { variablesOf } from '../../../resolved/variables.ts';
import { instead } from '../../../text/nearest.ts';
import type { Pointer } from '../../../values/pointer.ts';
import { defaultsIn, placedFields } from '../fields/fields.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** How other bots write a variable. */
const FOREIGN = /\{\{\s*(\w+)\s*\}\}|\{(?:\s+(\w+)\s*|(\w+)\s+)\}|%(\w+)%|<(\w+)>|\[(\w+)\]/g;

/** Messages contain only variables of their editor, and variables with values from a call have that call. */
export const variables: ModuleLint = (module) =>
  placedFields(module.spec).flatMap(({ field, pointer }) => {
    if (field.ui?.widget !== 'message' && !field.ui?.variables) return [];
    const { live, variables: list = [], templates = [] } = field.ui;
    const tokens = variablesOf(field).flatMap(({ token }) => token ?? []);
    const found: Finding[] = [];
    const check = (text: unknown, at: Pointer) => {
      if (typeof text !== 'string') return;
      for (const [written, ...names] of text.matchAll(FOREIGN)) {
        const token = `{${names.find((name) => name !== undefined)}}`;
        if (!tokens.includes(token)) continue;
        const reason = `A variable has one pair of braces and nothing else around it, so the bot would not understand ${written}.`;
        found.push({ file: module.file, pointer: at, reason, advice: `Write ${token}.` });
      }
      for (const [token] of text.matchAll(/\$?\{\w+\}/g)) {
        // A dollar sign before a variable may also be a currency.
        if (tokens.includes(token) || tokens.includes(token.replace('$', ''))) continue;
        const reason = `This editor has no variable ${token}, so the bot would send it as it is.`;
        found.push({ file: module.file, pointer: at, reason, advice: instead(token, tokens) });
      }
    };
    for (const [value, at] of defaultsIn({ field, pointer })) check(value, at);
    for (const [index, { text }] of templates.entries()) check(text, [...pointer, 'ui', 'templates', index, 'text']);
    list.forEach((variable: Variable, index) => {
      if (live || variable.live?.property === undefined) return;
      found.push({
        file: module.file,
        pointer: [...pointer, 'ui', 'variables', index, 'live', 'property'],
        reason: `The variable '${variable.name}' takes its value from a call, but this editor makes none.`,
        advice: "Add `live` with the call's path to the editor, or remove `property`.",
      });
    });
    return found;
  });
