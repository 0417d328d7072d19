/** Loaded before the server: puts its clock two days ahead from the moment at which the file of `LEAP` is there. */
import { existsSync } from 'node:fs';

const TWO_DAYS = 2 * 86_400_000;
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
  if (existsSync(process.env.LEAP ?? '')) ahead = TWO_DAYS;
}, 100).unref();
