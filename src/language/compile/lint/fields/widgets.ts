import type { Field } from '../../../model.ts';
import { wordNames } from '../../meta/meta.ts';
import type { ModuleLint } from '../types.ts';
import { placedFields, TYPE_TITLES, typeOf } from './fields.ts';

/** The settings that a widget can edit, from its definition. */
interface Editor {
  /** Types of settings. */
  edits: readonly string[];
  /** For pickers: what the setting must refer to. */
  picks?: readonly string[];
  /** The `format` that the setting must have; any other widget edits settings without one. */
  format?: string;
}

/** All widgets by name. */
const EDITORS: ReadonlyMap<string, Editor> = new Map(
  [...wordNames('widget')].map(([name, { edits, picks, format }]) => [
    name,
    {
      edits: wordsIn(edits),
      picks: picks === undefined ? picks : wordsIn(picks),
      format: typeof format === 'string' ? format : undefined,
    },
  ]),
);

function wordsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Widgets for lists without duplicates. */
const ONCE_EACH = new Set(['tags', 'checks', 'roles', 'channels', 'members', 'mentions']);

/** A widget can edit its setting. */
export const widgets: ModuleLint = (module) =>
  placedFields(module.spec).flatMap(({ field, pointer }) => {
    const widget = field.ui?.widget;
    if (widget === undefined) return [];
    const at = { file: module.file, pointer: [...pointer, 'ui', 'widget'] };
    const { edits = [], picks, format } = EDITORS.get(widget) ?? {};
    const type = typeOf(field);
    if (!edits.includes(type)) {
      const fitting = [...EDITORS].flatMap(([name, editor]) =>
        editor.edits.includes(type) && editor.format === field.format ? name : [],
      );
      const advice = fitting.length > 0 ? `Use one of: ${fitting.join(', ')}.` : 'Remove `ui`.';
      return [
        {
          ...at,
          reason: `The widget '${widget}' cannot edit a setting of the type ${type} (${TYPE_TITLES[type]}).`,
          advice,
        },
      ];
    }
    if (format !== field.format) {
      const fitting = [...EDITORS].find(([, editor]) => editor.format === field.format)?.[0];
      return [
        format === undefined
          ? { ...at, reason: `The widget '${widget}' cannot edit a ${field.format}.`, advice: `Use '${fitting}'.` }
          : {
              ...at,
              reason: `The widget '${widget}' needs a setting with the \`format\` ${format}.`,
              advice: `Add "format": "${format}" to the setting.`,
            },
      ];
    }
    const refers = field.refers ?? field.items?.refers;
    if (picks && (!refers || !picks.includes(refers.to))) {
      const advice = `Use a definition of schemas/shared/ids.json, or add \`refers\` with one of: ${picks.join(', ')}.`;
      const what = type === 'array' ? 'a list whose entries refer' : 'a setting that refers';
      return [{ ...at, reason: `The widget '${widget}' needs ${what} to a ${picks[0]}.`, advice }];
    }
    if (widget === 'embed' && field.wire?.as !== 'embed') {
      const advice = 'Include it with `"$ref": "../../shared/embed.json#/embed"`.';
      return [{ ...at, reason: "The widget 'embed' needs the settings of an embed.", advice }];
    }
    if ((widget === 'items' || widget === 'rows') && !isListOfObjects(field)) {
      const advice = 'Give `items` the type object, with `properties`.';
      return [{ ...at, reason: `The widget '${widget}' needs entries that hold settings.`, advice }];
    }
    if (widget === 'tags' && field.items?.type !== 'string') {
      return [
        { ...at, reason: `The widget 'tags' needs entries that are texts.`, advice: 'Give `items` the type string.' },
      ];
    }
    if (ONCE_EACH.has(widget) && !field.uniqueItems) {
      const reason = `The widget '${widget}' offers each entry once, but the server would store duplicates.`;
      return [{ ...at, reason, advice: 'Add `uniqueItems`: true, or "ignoreCase" for texts.' }];
    }
    return [];
  });

function isListOfObjects(field: Field): boolean {
  return field.items?.properties !== undefined;
}
