import { buildApp } from './app.ts';
import { readConfig } from './configuration/config.ts';
import { loadEnvFile } from './configuration/envFile.ts';
import { exitWithStartProblem, serve } from './start/serve.ts';

try {
  loadEnvFile();
  const config = readConfig(process.env);
  await serve(buildApp(config), config);
} catch (error) {
  exitWithStartProblem(error);
}
