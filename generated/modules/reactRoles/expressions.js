// Made by `npm run generate` from schemas/. Do not edit.

export const expressions = {

};

export const reads = {};
