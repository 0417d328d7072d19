import type { Field, ModuleSpec } from '../../language/model.ts';

/** A screen in one state, as the gallery shows it: that of a server that has stored nothing, on the lowest plan. */
export interface ScreenState {
  name: string;
  screen: ModuleSpec['screen'];
  fields: Record<string, Field>;
  requires?: ModuleSpec['requires'];
}
