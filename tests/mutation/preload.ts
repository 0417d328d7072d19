/**
 * Loads the pure code before any test. Test files share modules here, so code that runs on import would otherwise count
 * as covered only by whichever test imports it first.
 */
import.meta.glob(['../../src/language/**/*.ts', '!**/*.test.ts', '!**/test/**', '!**/compile/**'], { eager: true });
