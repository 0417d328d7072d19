import { type ParseArgsConfig, parseArgs } from 'node:util';

type Declared = NonNullable<ParseArgsConfig['options']>;

/**
 * The options and arguments of a command. For `--help` it prints how the command is used and ends; for what it does not
 * know, it says so and ends with an error.
 * @param usage how the command is used: a line for the command, and one for each option
 */
export function readOptions<const Options extends Declared>(usage: string, options: Options) {
  try {
    const config = {
      options: { ...options, help: { type: 'boolean' as const, default: false } },
      allowPositionals: true,
    };
    const { values, positionals } = parseArgs<typeof config>(config);
    if (!process.argv.includes('--help')) return { values, positionals };
    console.log(usage);
    process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(1);
  }
}
