// Made by `npm run generate` from schemas/. Do not edit.
export interface HealthSettings {

}
