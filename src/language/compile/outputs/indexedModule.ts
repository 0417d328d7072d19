import { choicesOf } from '../../fields/choices.ts';
import type { Field, Section } from '../../model.ts';
import type { FieldForPlan } from '../../plans/resolveForPlan.ts';
import type { ResolvedModule } from '../../resolved/resolvedModule.ts';
import { partsIn } from '../../screens/layout.ts';
import type { IndexedCommand, IndexedModule, IndexedSection, IndexedSetting } from '../../search/settingsIndex.ts';

/** Choices beyond this number are not found by their titles: their setting is. */
const MOST_CHOICES = 60;

/** What the search knows of a module: what its screen shows, in the order of the screen. Its texts are those of the plan. */
export function indexedModule(module: ResolvedModule): IndexedModule {
  const { spec, fields } = module;
  const { title, description, synonyms, layout } = spec.screen;
  const parts = partsIn(layout).map(({ part }) => part);
  const plan = spec.requires?.find((requirement) => requirement.plan)?.plan;
  const sections = parts.flatMap((part) => ('fields' in part ? [indexedSection(part)] : []));
  const commands = parts.flatMap((part): IndexedCommand[] =>
    'block' in part && part.block === 'commands'
      ? part.items.map(({ command, description: help }) => ({ command, help }))
      : [],
  );
  return {
    id: spec.id,
    title,
    ...(description !== undefined && { help: description }),
    ...(synonyms && { synonyms }),
    ...(plan !== undefined && { plan }),
    ...(sections.length > 0 && { sections }),
    ...(commands.length > 0 && { commands }),
  };

  function indexedSection({ title, help, fields: rows }: Section): IndexedSection {
    const found = rows.flat().flatMap((name) => indexedField(name, fields[name], spec.settings.properties[name]));
    return {
      ...(title !== undefined && { title }),
      ...(help !== undefined && !help.includes('{') && { help }),
      // Of settings that nobody could tell apart, one is shown at a time: a link leads to whichever is.
      settings: found.filter(
        (one, at) => found.findIndex(({ title, help }) => title === one.title && help === one.help) === at,
      ),
    };
  }

  function indexedField(name: string, field?: FieldForPlan, declared?: Field): IndexedSetting[] {
    if (!field?.ui || !declared) return [];
    const needed = spec.plans.find((one) => declared.plans?.[one]?.locked === undefined);
    // What a server has named itself is not known here.
    const general = choicesOf(field).filter((_, at) => !choicesOf(declared)[at]?.title.includes('{'));
    const choices = [...new Set(general.map((choice) => choice.title))];
    const own = field.synonyms ?? [];
    return [
      {
        name,
        title: field.title,
        ...(field.help !== undefined && { help: field.help }),
        ...(own.length > 0 && { synonyms: own }),
        ...(needed !== undefined && needed !== spec.plans[0] && { plan: needed }),
        ...(field.access === 'owner' && { owner: true }),
        ...(choices.length > 0 && choices.length <= MOST_CHOICES && { choices }),
        ...(field.items?.properties && { entry: indexedFields(field.items.properties, declared.items?.properties) }),
        ...(field.properties && { group: indexedFields(field.properties, declared.properties) }),
      },
    ];
  }

  function indexedFields(fields: Readonly<Record<string, FieldForPlan>>, declared?: Readonly<Record<string, Field>>) {
    return Object.entries(fields).flatMap(([name, field]) => indexedField(name, field, declared?.[name]));
  }
}
