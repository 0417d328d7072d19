import type { Block, CompiledExpression, Field, Json, SettingsDocument } from '../../language/model.ts';
import type { Answer } from '../calls/api.ts';
import type { Navigation } from '../contexts/NavigationContext.ts';

/** One state of a block, as the gallery shows it and tests render it. */
export interface BlockState {
  name: string;
  block: Block;
  /** The settings that the block reads, at their defaults. */
  fields?: Record<string, Field>;
  /** The expressions of the block and its settings. */
  expressions?: Record<string, CompiledExpression>;
  /** The lists that the screen has read, by name. */
  lists?: Record<string, readonly SettingsDocument[]>;
  /** Read-only values that came with the settings. */
  facts?: Record<string, Json>;
  /** Responses to calls, by path, with status 200 unless they say otherwise. Calls to other paths stay pending. */
  answers?: Record<string, Partial<Answer>>;
  navigation?: Partial<Navigation>;
  /** The block draws nothing. */
  empty?: boolean;
}
