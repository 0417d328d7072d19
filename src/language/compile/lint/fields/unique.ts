import { placedChoices } from '../../../fields/choices.ts';
import type { Block, Field, ModuleSpec } from '../../../model.ts';
import { variablesOf } from '../../../resolved/variables.ts';
import { isSection, isTabs, partsIn } from '../../../screens/layout.ts';
import type { Pointer } from '../../../values/pointer.ts';
import type { Finding, ModuleLint, ProjectLint } from '../types.ts';
import { placedFields } from './fields.ts';

/** Names that must not repeat. */
interface Group {
  what: string;
  names: readonly { name: string; pointer: Pointer }[];
}

/** Names that tell parts of a module apart do not repeat. */
export const unique: ModuleLint = ({ spec, file }) =>
  [...groupsOf(spec), ...placedFields(spec).flatMap(({ field, pointer }) => groupsIn(field, pointer))].flatMap(
    (group) => twice(file, group),
  );

/** Nor do the ids of plans, and of the side menu's groups and entries. */
export const uniqueIds: ProjectLint = ({ plans, configure }) => [
  ...twice(plans.file, { what: 'plan', names: plans.ids.map((id, index) => idAt('plans', id, index)) }),
  ...twice(configure.file, {
    what: 'page',
    names: configure.pages.map(({ id }, index) => idAt('pages', id, index)),
  }),
  ...twice(configure.file, {
    what: 'group',
    names: configure.groups.map(({ id }, index) => idAt('groups', id, index)),
  }),
  ...twice(configure.file, {
    what: 'group',
    names: configure.groups.map(({ title }, index) => ({ name: title, pointer: ['groups', index, 'title'] })),
  }),
  ...twice(configure.file, {
    what: 'entry',
    names: configure.actions.map(({ id }, index) => idAt('actions', id, index)),
  }),
];

function idAt(list: string, id: string, index: number) {
  return { name: id, pointer: [list, index, 'id'] };
}

function groupsOf({ calls, screen }: ModuleSpec): Group[] {
  const parts = partsIn(screen.layout);
  return [
    {
      what: 'document',
      names: (calls?.documents ?? []).map(({ id }, index) => ({
        name: id,
        pointer: ['calls', 'documents', index, 'id'],
      })),
    },
    {
      what: 'section',
      names: parts.flatMap(({ part, pointer }) =>
        isSection(part) ? [{ name: part.section, pointer: [...pointer, 'section'] }] : [],
      ),
    },
    {
      what: 'tab',
      names: screen.layout.flatMap((part, index) =>
        isTabs(part)
          ? part.panels.flatMap(({ panel }, at) =>
              panel === undefined ? [] : [{ name: panel, pointer: ['screen', 'layout', index, 'panels', at, 'panel'] }],
            )
          : [],
      ),
    },
    ...screen.layout.flatMap((part, index): Group[] => {
      if (!isTabs(part)) return [];
      const pointer = ['screen', 'layout', index, 'panels'];
      const names = part.panels.map(({ title }, at) => ({ name: title, pointer: [...pointer, at, 'title'] }));
      return [{ what: 'tab', names }];
    }),
    synonymsOf(screen, ['screen']),
    ...parts.flatMap(({ part, pointer }) => ('block' in part ? groupsOfBlock(part, pointer) : [])),
  ];
}

/** The words by which people search for a screen or a setting, in whatever case. */
function synonymsOf({ synonyms = [] }: { synonyms?: readonly string[] }, pointer: Pointer): Group {
  const names = synonyms.map((word, index) => ({ name: word.toLowerCase(), pointer: [...pointer, 'synonyms', index] }));
  return { what: 'synonym', names };
}

/** What a block lists by name. */
function groupsOfBlock(block: Block, pointer: Pointer): Group[] {
  if (block.block === 'commands') {
    const names = block.items.map(({ command }, index) => ({
      name: command,
      pointer: [...pointer, 'items', index, 'command'],
    }));
    return [{ what: 'command', names }];
  }
  if (block.block === 'list') {
    const names = block.items.map((item, index) => ({
      name: typeof item === 'string' ? item : item.text,
      pointer: [...pointer, 'items', index],
    }));
    return [{ what: 'sentence', names }];
  }
  if (block.block === 'entries') {
    const names = block.columns.map(({ title }, index) => ({
      name: title,
      pointer: [...pointer, 'columns', index, 'title'],
    }));
    return [{ what: 'column', names }];
  }
  if (block.block === 'reported') {
    const names = block.values.map(({ property }, index) => ({
      name: property,
      pointer: [...pointer, 'values', index, 'property'],
    }));
    return [{ what: 'value', names }];
  }
  return [];
}

function groupsIn(field: Field, pointer: Pointer): Group[] {
  const listed = (option: string, key: string, what: string, names: readonly (string | undefined)[]): Group => ({
    what,
    names: names.flatMap((name, index) =>
      name === undefined ? [] : [{ name, pointer: [...pointer, 'ui', option, index, key] }],
    ),
  });
  const { templates = [], presets = [] } = field.ui ?? {};
  const variables = variablesOf(field);
  return [
    synonymsOf(field, pointer),
    listed(
      'templates',
      'id',
      'template',
      templates.map(({ id }) => id),
    ),
    listed(
      'variables',
      'token',
      'variable',
      variables.map(({ token }) => token),
    ),
    listed(
      'variables',
      'name',
      'variable',
      variables.map(({ name }) => name),
    ),
    listed(
      'presets',
      'title',
      'preset',
      presets.map(({ title }) => title),
    ),
    {
      what: 'choice',
      // Two choices may have the same value if they are offered at different times.
      names: placedChoices(field).map(({ choice: { value, visible }, path }) => ({
        name: visible === undefined ? String(value) : `${value} while ${visible}`,
        pointer: [...pointer, 'ui', ...path, 'value'],
      })),
    },
  ];
}

function twice(file: string, { what, names }: Group): Finding[] {
  return names.flatMap(({ name, pointer }, index): Finding[] =>
    names.findIndex((one) => one.name === name) === index
      ? []
      : [
          {
            file,
            pointer,
            reason: `The ${what} '${name}' appears twice.`,
            advice: 'Remove one, or rename it.',
          },
        ],
  );
}
