import type { ModuleSpec } from '../../../model.ts';
import { isTabs } from '../../../screens/layout.ts';
import { instead } from '../../../text/nearest.ts';
import { type DefinedPart, definedPartsOf } from '../../definedParts.ts';
import type { Finding, ModuleLint } from '../types.ts';

interface Named {
  /** What there is. */
  names(spec: ModuleSpec, parts: readonly DefinedPart[]): string[];
  wrong(name: string): string;
}

/** What is named, by its definition in the meta-schema. */
const NAMED: Readonly<Record<string, Named>> = {
  setting: {
    names: ({ settings }) => Object.keys(settings.properties),
    wrong: (name) => `This module has no setting '${name}'.`,
  },
  reportedName: {
    names: ({ calls }) => calls?.documents.flatMap(({ reported }) => Object.keys(reported ?? {})) ?? [],
    wrong: (name) => `This block shows '${name}', which the bot does not report.`,
  },
  panelName: {
    names: ({ screen }) =>
      screen.layout.flatMap((part) => (isTabs(part) ? part.panels.flatMap(({ panel }) => panel ?? []) : [])),
    wrong: (name) => `No tab has the name '${name}'.`,
  },
  plan: {
    names: ({ plans }) => [...plans],
    wrong: (name) => `There is no plan '${name}'.`,
  },
  list: {
    names: ({ lists = {} }) => Object.keys(lists),
    wrong: (name) => `There is no list '${name}' in \`lists\`.`,
  },
  rememberedName: {
    names: (_, parts) => parts.flatMap(({ meaning, value }) => (meaning === 'keptName' ? [String(value)] : [])),
    wrong: (name) => `No redirect remembers anything as '${name}'.`,
  },
};

/** The parts of a module that name something name what exists. Which those are, the meta-schema says. */
export const names: ModuleLint = ({ spec, file }) => {
  const parts = definedPartsOf('module', spec);
  return parts.flatMap(({ meaning, value, pointer, at }): Finding[] => {
    const named = Object.hasOwn(NAMED, meaning) ? NAMED[meaning] : undefined;
    if (!named || typeof value !== 'string') return [];
    const known = named.names(spec, parts);
    return known.includes(value)
      ? []
      : [{ file, pointer, at, reason: named.wrong(value), advice: instead(value, known) }];
  });
};
