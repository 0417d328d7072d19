import type { ComponentType } from 'react';
import { byFolder } from '../loading/byFolder.ts';
import { lazyParts } from '../loading/lazyParts.ts';
import type { WidgetProps } from './types.ts';

/** Every widget, by the name that schemas use in `ui.widget`: each is a folder. */
export const widgets = lazyParts(
  'widget',
  byFolder(import.meta.glob<{ default: ComponentType<WidgetProps> }>('./*/*Widget.tsx')),
);
