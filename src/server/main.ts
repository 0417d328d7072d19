import { buildApp } from './app.ts';
import { readConfig } from './configuration/config.ts';
import { exitWithStartProblem, serve } from './start/serve.ts';

try {
  const config = readConfig(process.env);
  await serve(buildApp(config), config);
} catch (error) {
  exitWithStartProblem(error);
}
