import type { ComponentType } from 'react';
import type { CompiledModule, Field } from '../../language/model.ts';
import { partsIn } from '../../language/screens/layout.ts';
import { blocks } from '../blocks/index.ts';
import type { BlockProps } from '../blocks/types.ts';
import { widgets } from '../widgets/index.ts';
import type { WidgetProps } from '../widgets/types.ts';

/** The widgets of lists whose entries have controls of their own; the list is a field of its own. */
export const LISTS: ReadonlySet<string> = new Set(['items', 'rows']);

const loadedWidgets = new Map<string, ComponentType<WidgetProps>>();
const loadedBlocks = new Map<string, ComponentType<BlockProps>>();

/** Loads all that a module's screen draws, so that it appears at once. */
export async function loadParts(module: CompiledModule): Promise<void> {
  const parts = partsIn(module.spec.screen.layout).map(({ part }) => part);
  const blockNames = parts.flatMap((part) => ('block' in part ? [String(part.block)] : []));
  await Promise.all([
    ...[...widgetsOf(module.spec.settings.properties)].map((name) => load(name, widgets, loadedWidgets)),
    ...blockNames.map((name) => load(name, blocks, loadedBlocks)),
  ]);
}

async function load<Part>(
  name: string,
  catalogue: Record<string, () => Promise<{ default: Part }>>,
  loaded: Map<string, Part>,
): Promise<void> {
  if (loaded.has(name)) return;
  const entry = Object.hasOwn(catalogue, name) ? catalogue[name] : undefined;
  if (!entry) throw new Error(`The renderer has no part called ${name}.`);
  loaded.set(name, (await entry()).default);
}

function widgetsOf(fields: Record<string, Field>, names = new Set<string>()): Set<string> {
  for (const { ui, items, properties } of Object.values(fields)) {
    if (ui && !LISTS.has(ui.widget)) names.add(ui.widget);
    widgetsOf(properties ?? items?.properties ?? {}, names);
  }
  return names;
}

export function widgetNamed(name: string): ComponentType<WidgetProps> {
  const widget = loadedWidgets.get(name);
  if (!widget) throw new Error(`The widget ${name} is not loaded.`);
  return widget;
}

export function blockNamed(name: string): ComponentType<BlockProps> {
  const block = loadedBlocks.get(name);
  if (!block) throw new Error(`The block ${name} is not loaded.`);
  return block;
}
