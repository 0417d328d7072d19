/**
 * `npm run doctor`: checks everything that an installation needs and says what to do. Exits with 1 if there is a
 * problem.
 */
import { plans } from '../../generated/product.ts';
import { ENV_FILE, loadEnvFile } from '../../src/server/configuration/envFile.ts';
import { examine, formatFindings } from '../../src/server/doctor/doctor.ts';
import { exitWithStartProblem } from '../../src/server/start/serve.ts';
import { helpWith } from '../commandLine/operatorCommand.ts';

helpWith(`Usage: npm run doctor

Checks the configuration and everything that the server depends on, and says what to do. Changes nothing. Ends with an error if
there is a problem.`);
try {
  loadEnvFile();
  const { env } = process;
  const found = await examine({ env, envFile: ENV_FILE, plans: plans.map(({ id }) => id), now: Date.now });
  console.log(formatFindings(found));
  process.exitCode = found.some(({ verdict }) => verdict === 'problem') ? 1 : 0;
} catch (error) {
  exitWithStartProblem(error);
}
