/** The servers of the demo world that journeys use. */
export {
  FOREIGN_KEEP,
  GRAND_ASSEMBLY,
  HARBOUR_CHANNELS,
  HARBOUR_EMOJIS,
  HARBOUR_ROLES,
  HARBOUR_TAVERN,
  LIBRARY_CHANNELS,
  LIBRARY_ROLES,
  NEW_WORKSHOP,
  QUIET_LIBRARY,
} from '../../../src/simulators/demo/world.ts';
