/** Property names and indices from the top of a JSON document down to a value. */
export type Pointer = readonly (string | number)[];
