import type { ComponentType } from 'react';
import { byFolder } from '../byFolder.ts';
import type { WidgetProps } from './types.ts';

interface WidgetFile {
  default: ComponentType<WidgetProps>;
}

/** The widgets by the name that a schema gives in `ui.widget`, one folder each; loaded when a screen first needs it. */
export const widgets = byFolder(import.meta.glob<WidgetFile>('./*/*Widget.tsx'));

export const widgetNames: readonly string[] = Object.keys(widgets);
