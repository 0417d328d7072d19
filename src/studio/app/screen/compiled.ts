import { runnable } from '../../../../scripts/generate/code/runnable.ts';
import { validatorCompiler } from '../../../../scripts/generate/code/validators.ts';
import type { CompiledModule, SchemaValidator } from '../../../language/model.ts';
import { times } from '../../../language/time/times.ts';
import type { PortableModule } from '../../model/answers.ts';

/** Makes a module of what the server has compiled. Its validators are compiled when they are first used. */
export function compiledModule({ spec, hasTimes, migrations, expressions, schemas }: PortableModule): CompiledModule {
  const checked = new Map(expressions.map(({ source, code, reads }) => [{ source }, { code, reads }]));
  const validators: CompiledModule['validators'] = {};
  for (const { schema, names } of schemas) {
    const validator = lazily(() => validatorCompiler().compile(schema));
    for (const name of names) validators[name] = validator;
  }
  return { spec: hasTimes ? { ...spec, times } : spec, migrations, validators, ...runnable({ checked }) };
}

function lazily(make: () => SchemaValidator): SchemaValidator {
  let made: SchemaValidator | undefined;
  const validator: SchemaValidator = (document) => {
    made ??= make();
    const isValid = made(document);
    validator.errors = made.errors;
    return isValid;
  };
  return validator;
}
