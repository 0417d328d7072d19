// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {}
  },
  "screen": {
    "title": "Funcții",
    "placeholder": "În curând",
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": []
  },
  "rules": [],
  "effects": [],
  "id": "functions",
  "language": "ro",
  "standard": {
    "type": "{title}: valoarea nu este de tipul potrivit",
    "enum": "{title}: alege una dintre opțiunile oferite",
    "multipleOf": "{title}: valoarea trebuie să fie un multiplu de {multipleOf}",
    "unknown": "„{name}” nu este o setare. Elimin-o și salvează din nou.",
    "key": "„{name}” nu poate fi folosit drept cheie",
    "reference.role": "Acest rol nu mai este pe server. Alege altul.",
    "reference.managed": "Acest rol aparține unui bot sau unei integrări și nu poate fi atribuit membrilor. Alege altul.",
    "reference.everyone": "Toți membrii au deja @everyone. Alege alt rol.",
    "reference.above": "Botul poate atribui doar roluri aflate sub al său. Mută-i rolul mai sus în setările serverului sau alege alt rol.",
    "reference.channel": "Acest canal nu mai este pe server. Alege altul.",
    "reference.voiceChannel": "Acest canal vocal nu mai este pe server. Alege altul.",
    "reference.category": "Această categorie nu mai este pe server. Alege alta.",
    "reference.member": "Acest membru nu mai este pe server. Alege altul.",
    "reference.entry": "Această intrare nu mai există. Alege alta.",
    "reference.channel.permissions": "Botului îi lipsesc permisiuni în acest canal: {permissions}. Acordă-i-le în setările canalului sau alege alt canal.",
    "reference.voiceChannel.permissions": "Botului îi lipsesc permisiuni în acest canal vocal: {permissions}. Acordă-i-le în setările canalului sau alege alt canal.",
    "reference.category.permissions": "Botului îi lipsesc permisiuni în această categorie: {permissions}. Acordă-i-le în setările categoriei sau alege altă categorie.",
    "permission.VIEW_CHANNEL": "Vizualizare canal",
    "permission.SEND_MESSAGES": "Trimitere mesaje",
    "permission.EMBED_LINKS": "Încorporare linkuri",
    "permission.ATTACH_FILES": "Atașare fișiere",
    "permission.CONNECT": "Conectare",
    "permission.MOVE_MEMBERS": "Mutare membri",
    "permission.MANAGE_CHANNELS": "Gestionare canale",
    "unavailable": "Rolurile și canalele serverului nu pot fi încărcate, așa că alegerea nu poate fi verificată. Încearcă din nou peste un minut.",
    "variable.unknown": "{token} nu este o variabilă aici: botul o trimite neschimbată.",
    "variable.near": "{token} nu este o variabilă aici. Ai vrut să scrii {near}?",
    "variable.off": "{token} nu are nicio valoare în acest moment.",
    "owner": "Doar proprietarul serverului poate modifica „{title}”"
  },
  "plans": [
    "free",
    "premium"
  ]
};
