import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { failStart, serve } from './serve.ts';

try {
  const config = readConfig(process.env);
  await serve(buildApp(config), config);
} catch (error) {
  failStart(error);
}
