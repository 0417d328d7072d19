// Made by `npm run generate` from schemas/. Do not edit.
import type { Language } from '../product.ts';

/** Other words by which people search for the pages of a server, by language and the id of the page. */
export const pageSynonyms: Record<Language, Readonly<Record<string, readonly string[]>>> = {
  "en": {
    "overview": [
      "status",
      "first steps",
      "what is on"
    ],
    "history": [
      "who changed",
      "audit log",
      "earlier version",
      "restore settings",
      "compare"
    ],
    "transfer": [
      "copy settings",
      "export",
      "preset",
      "file",
      "another server",
      "several servers"
    ]
  },
  "ro": {
    "overview": [
      "stare",
      "primii pași",
      "ce este pornit"
    ],
    "history": [
      "cine a schimbat",
      "jurnal",
      "versiune anterioară",
      "restaurează setările",
      "compară"
    ],
    "transfer": [
      "copiază setările",
      "exportă",
      "model gata făcut",
      "fișier",
      "alt server",
      "mai multe servere"
    ]
  }
};
