import type { Field, ModuleSpec } from '../../../src/language/model.ts';
import type { ConfigureScreen } from '../sources/product.ts';
import type { Sources } from '../sources/source.ts';
import { readTranslation } from '../translations/translation.ts';

const MODULES = 'schemas/modules';

/** A module's id with the title of its screen. */
interface ModuleTitle {
  id: string;
  title: string;
}

/** The module with all modules that have settings as the choices of each setting that offers them. Titles are added per language. */
export function withModuleChoices(sources: Sources, spec: ModuleSpec): ModuleSpec {
  return withChoices(spec, () => titledModules(sources).map(({ id }) => ({ id, title: '' })));
}

/** The module with the titles of these choices in its language. */
export function withModuleTitles(
  sources: Sources,
  spec: ModuleSpec,
  languages: readonly [original: string, language: string],
): ModuleSpec {
  return withChoices(spec, () => titledModules(sources, languages));
}

function withChoices(spec: ModuleSpec, titles: () => readonly ModuleTitle[]): ModuleSpec {
  const inFields = (fields: Readonly<Record<string, Field>>) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inField(field)]));
  function inField(field: Field): Field {
    const { ui, items, properties } = field;
    if (ui?.widget === 'checks' && ui.modules !== undefined) {
      const all = titles();
      const ids = all.map(({ id }) => id);
      const entry: Field = { type: 'string', title: '', default: ids[0] ?? '', enum: ids };
      const options = all.map(({ id, title }) => ({ value: id, title }));
      return { ...field, maxItems: ids.length, items: entry, ui: { ...ui, options } };
    }
    return {
      ...field,
      ...(items && { items: inField(items) }),
      ...(properties && { properties: inFields(properties) }),
    };
  }
  return { ...spec, settings: { ...spec.settings, properties: inFields(spec.settings.properties) } };
}

/** The modules that have settings, in the order of the menu; those that are not in it come last. */
function titledModules(sources: Sources, languages?: readonly [string, string]): ModuleTitle[] {
  return sources.extract(`modules ${languages}`, (reader) => readTitles(reader, languages));
}

function readTitles(sources: Sources, languages?: readonly [string, string]): ModuleTitle[] {
  const { groups = [] } = sources.json<Partial<ConfigureScreen> | undefined>('schemas/screens/configure.json') ?? {};
  const place = ({ menu }: ModuleSpec['screen']) => {
    const group = groups.findIndex(({ id }) => id === menu?.group);
    return [group < 0 ? groups.length : group, menu?.order ?? 0] as const;
  };
  const found = sources.list(MODULES).flatMap((id) => {
    const file = `${MODULES}/${id}/module.json`;
    if (!sources.exists(file)) return [];
    const { screen, calls } = sources.json<Partial<ModuleSpec> | undefined>(file) ?? {};
    if (!screen || !calls?.documents?.length) return [];
    const translated =
      languages && languages[0] !== languages[1]
        ? readTranslation(sources, `${MODULES}/${id}/locales/${languages[1]}.json`, languages)?.texts['screen.title']
        : undefined;
    return [{ id, title: translated ?? screen.title, place: place(screen) }];
  });
  return found.toSorted((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1]);
}
