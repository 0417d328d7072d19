import { describe, expect, test } from 'vitest';
import { accessOf, callFor, savedModule } from '../../../../tests/server/guilds.ts';
import { etagOf, fieldsAnswer, loadAnswer } from './loadAnswer.ts';

const module = savedModule({
  open: { type: 'string', default: 'all' },
  secret: { type: 'string', default: 'none', access: 'owner' },
  other: { type: 'string', default: 'elsewhere' },
});
const call = callFor(['open', 'secret']);

describe('the answer of a load', () => {
  test('has the fields of its document, with their defaults, and those of the owner for the owner alone', () => {
    const admin = accessOf({ rights: { is_owner: false, is_admin: true, can_modify: true } });
    expect(fieldsAnswer(module, call, { secret: 'hush', other: 'x' }, accessOf())).toEqual({
      open: 'all',
      secret: 'hush',
    });
    expect(fieldsAnswer(module, call, { open: 'few', secret: 'hush' }, admin)).toEqual({ open: 'few' });
  });

  test('has them where the module wants them, beside the facts that it asks for', () => {
    const fields = { open: 'all' };
    expect(loadAnswer(call, fields, accessOf(), 'free')).toEqual(fields);
    const { load } = call;
    const nested = callFor([], { load: { ...load, nested: 'config', adds: ['is_premium', 'server_name'] } });
    expect(loadAnswer(nested, fields, accessOf(), 'free')).toEqual({
      config: fields,
      is_premium: true,
      server_name: 'Harbour',
    });
    expect(loadAnswer(nested, fields, accessOf({ plan: 'free' }), 'free')).toMatchObject({ is_premium: false });
  });

  test('names its revision in quotes', () => {
    expect(etagOf(12)).toBe('"12"');
  });
});
