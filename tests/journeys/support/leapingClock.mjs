/** Loaded before the server: puts its clock a day ahead from the moment at which the file of `LEAP` is there. */
import { existsSync } from 'node:fs';

const DAY = 86_400_000;
const Now = Date;
let ahead = 0;

globalThis.Date = class extends Now {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [Now.now() + ahead]));
  }
  static now() {
    return Now.now() + ahead;
  }
};
setInterval(() => {
  if (existsSync(process.env.LEAP ?? '')) ahead = DAY;
}, 100).unref();
