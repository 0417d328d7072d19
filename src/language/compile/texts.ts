/** Keys of a module whose text a person reads; below `messages` and `failures` every text is one. */
const TEXT_KEYS = new Set([
  'addLabel',
  'badge',
  'denied',
  'description',
  'disabledReason',
  'empty',
  'failure',
  'help',
  'itemTitle',
  'label',
  'lockedMessage',
  'message',
  'placeholder',
  'sample',
  'success',
  'text',
  'title',
  'unit',
]);
const TEXT_GROUPS = new Set(['messages', 'failures', 'texts']);
/** What stands in these is named by settings or by the author, whatever a name may look like. */
const NAMED_FREELY = new Set(['properties', 'params', 'set', 'body', 'reported', 'query', 'from']);
/** Lists whose plain entries are texts. */
const TEXT_LISTS = new Set(['items']);

/** Every text of a module for people, by its dotted path. */
export function textsOf(value: unknown, path: readonly (string | number)[] = []): Map<string, string> {
  const texts = new Map<string, string>();
  walk(value, path, (key, text) => {
    texts.set(key, text);
    return text;
  });
  return texts;
}

/** The module with its texts replaced by those of another language; a missing one stays as it is. */
export function translate<T>(value: T, translations: Readonly<Record<string, string>>): T {
  return walk(
    value,
    [],
    (key, text) => (Object.hasOwn(translations, key) ? translations[key] : undefined) ?? text,
  ) as T;
}

function walk(
  value: unknown,
  path: readonly (string | number)[],
  replace: (key: string, text: string) => string,
): unknown {
  if (Array.isArray(value)) return value.map((part, index) => walk(part, [...path, index], replace));
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' && isText(path) ? replace(path.join('.'), value) : value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part, [...path, key], replace)]));
}

function isText(path: readonly (string | number)[]): boolean {
  const key = path.at(-1);
  const parent = path.at(-2);
  // The word for what a screen does without rights, beside the sentence of the calls that has the same name.
  if (key === 'denied' && parent === 'screen') return false;
  if (typeof key === 'number') return TEXT_LISTS.has(String(parent));
  return TEXT_GROUPS.has(String(parent)) || (TEXT_KEYS.has(String(key)) && !NAMED_FREELY.has(String(parent)));
}
