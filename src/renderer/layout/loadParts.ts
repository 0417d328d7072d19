import type { CompiledModule, Field } from '../../language/model.ts';
import { partsIn } from '../../language/screens/layout.ts';
import { blocks } from '../blocks/index.ts';
import { LIST_WIDGETS, listControl } from '../fields/listWidgets.ts';
import { widgets } from '../widgets/index.ts';

/** Loads every widget and block of a module's screen, so that the screen appears at once. */
export async function loadParts({ spec }: CompiledModule): Promise<void> {
  const blockNames = partsIn(spec.screen.layout).flatMap(({ part }) => ('block' in part ? part.block : []));
  await Promise.all([
    ...[...widgetNames(spec.settings.properties)].map((name) =>
      LIST_WIDGETS.has(name) ? listControl.load('list') : widgets.load(name),
    ),
    ...blockNames.map((name) => blocks.load(name)),
  ]);
}

function widgetNames(fields: Record<string, Field>, names = new Set<string>()): Set<string> {
  for (const { ui, items, properties } of Object.values(fields)) {
    if (ui) names.add(ui.widget);
    widgetNames(properties ?? items?.properties ?? {}, names);
  }
  return names;
}
