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
  test('contains the fields of its document with defaults, and owner-only fields for the owner only', () => {
    const admin = accessOf({ rights: { is_owner: false, is_admin: true, can_modify: true } });
    expect(fieldsAnswer(module, call, { secret: 'hush', other: 'x' }, accessOf())).toEqual({
      open: 'all',
      secret: 'hush',
    });
    expect(fieldsAnswer(module, call, { open: 'few', secret: 'hush' }, admin)).toEqual({ open: 'few' });
  });

  test('nests the fields and adds facts as the module declares', () => {
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

  test('has the revision in quotes as its ETag', () => {
    expect(etagOf(12)).toBe('"12"');
  });
});
