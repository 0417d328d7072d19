/** The variables of the process, by their names. */
export type Env = Record<string, string | undefined>;
