import type { CompiledModule, Field } from '../../language/model.ts';
import { partsIn, sectionsIn } from '../../language/screens/layout.ts';
import { blocks } from '../blocks/index.ts';
import { GROUP_WIDGETS, groupControls } from '../fields/groupWidgets.ts';
import { widgets } from '../widgets/index.ts';
import { sectionParts } from './sectionParts.ts';

/** Loads every widget and block of a module's screen, so that the screen appears at once. */
export async function loadParts({ spec }: CompiledModule): Promise<void> {
  const blockNames = partsIn(spec.screen.layout).flatMap(({ part }) => ('block' in part ? part.block : []));
  const hasActions = sectionsIn(spec.screen.layout).some(({ actions }) => actions);
  await Promise.all([
    loadWidgets(spec.settings.properties),
    ...blockNames.map((name) => blocks.load(name)),
    hasActions && sectionParts.load('actions'),
  ]);
}

/** Loads the widgets of settings, and of the settings in them. */
export async function loadWidgets(fields: Record<string, Field>): Promise<void> {
  const load = (name: string) => (GROUP_WIDGETS.has(name) ? groupControls.load(name) : widgets.load(name));
  await Promise.all([...widgetNames(fields)].map(load));
}

function widgetNames(fields: Record<string, Field>, names = new Set<string>()): Set<string> {
  for (const { ui, items, properties } of Object.values(fields)) {
    if (ui) names.add(ui.widget);
    widgetNames(properties ?? items?.properties ?? {}, names);
  }
  return names;
}
