import type { FastifyInstance } from 'fastify';
import { withTimeout } from '../services/requests/withTimeout.ts';
import { type ShownFigures, shownFigures } from '../services/site/figures.ts';
import type { Store } from '../store/store.ts';
import { runEvery } from './runEvery.ts';

/** Milliseconds between two looks at what the bot has reported. */
export const FIGURES_INTERVAL = 60_000;
/** Milliseconds until a look is given up: a store that hangs must not keep the server from closing. */
const READ_TIMEOUT = 5000;

/** What the landing page counts at present. */
export class LandingFigures {
  shown: ShownFigures = shownFigures();

  /** @param onChange called after what is displayed has changed, which is rare: numbers are rounded */
  constructor(readonly onChange: () => void) {}

  /** Follows what the bot reports. */
  follow(app: FastifyInstance, { botState }: Pick<Store, 'botState'>): void {
    runEvery(app, {
      every: FIGURES_INTERVAL,
      atOnce: true,
      work: async () => {
        const shown = shownFigures((await withTimeout(READ_TIMEOUT, botState.read())) ?? {});
        if (JSON.stringify(shown) === JSON.stringify(this.shown)) return;
        this.shown = shown;
        this.onChange();
      },
      failure: 'reading the figures of the landing page failed',
    });
  }
}
