/** How large the body of a save may be by default, in bytes. */
export const SAVE_BYTES = 262_144;

/** How large a file of settings may be, in bytes. */
export const FILE_BYTES = 1_000_000;
