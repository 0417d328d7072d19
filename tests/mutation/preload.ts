/**
 * Loads the pure code before any test: what runs while it loads would count as covered by the test alone that happens to
 * be running when modules are shared by all test files.
 */
import.meta.glob(['../../src/language/**/*.ts', '!**/*.test.ts', '!**/test/**', '!**/compile/**'], { eager: true });
