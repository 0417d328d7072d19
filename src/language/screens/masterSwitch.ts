import type { Block, ModuleSpec, Part, Section, Tabs } from '../model.ts';
import { explainsOrSets, isSection, isTabs, partsIn, sectionsIn } from './layout.ts';

/** The setting that alone turns a module on; undefined if there is none, or if more than one setting decides. */
export function masterSwitch({ screen, settings }: Pick<ModuleSpec, 'screen' | 'settings'>): string | undefined {
  const name = /^self\.(\w+)$/.exec(screen.status?.enabled ?? '')?.[1];
  return name !== undefined && settings.properties[name]?.type === 'boolean' ? name : undefined;
}

/** The layout of a screen without its master switch, which its header shows. Sections of nothing else are left out. */
export interface SwitchedLayout {
  /** Undefined if the module has none, or if its section has conditions of its own and so has to show it. */
  master: string | undefined;
  layout: readonly Part[];
  /** Whether nothing else than settings and texts is left, which can be folded away while the module is off. */
  foldable: boolean;
}

/** Takes the master switch out of the layout of a module's screen. */
export function switchedLayout(spec: Pick<ModuleSpec, 'screen' | 'settings'>): SwitchedLayout {
  const { layout } = spec.screen;
  const name = masterSwitch(spec);
  const section = sectionsIn(layout).find(({ fields }) => fields.flat().includes(name ?? ''));
  if (name === undefined || !section || section.visible !== undefined || section.enabled !== undefined) {
    return { master: undefined, layout, foldable: false };
  }
  const foldable = partsIn(layout).every(({ part }) => explainsOrSets(part));
  return { master: name, layout: without(layout, name), foldable };
}

function without(layout: readonly Part[], name: string): Part[] {
  return layout.flatMap((part): Part[] =>
    isTabs(part)
      ? [{ ...part, panels: part.panels.map((panel) => ({ ...panel, layout: plainWithout(panel.layout, name) })) }]
      : plainWithout([part], name),
  );
}

function plainWithout(layout: Tabs['panels'][number]['layout'], name: string): (Section | Block)[] {
  return layout.flatMap((part): (Section | Block)[] => {
    if (!isSection(part) || !part.fields.flat().includes(name)) return [part];
    const fields = part.fields.flatMap((row): Section['fields'] => {
      if (typeof row === 'string') return row === name ? [] : [row];
      const others = row.filter((one) => one !== name);
      return others.length > 0 ? [others] : [];
    });
    return fields.length === 0 && !part.actions ? [] : [{ ...part, fields }];
  });
}
