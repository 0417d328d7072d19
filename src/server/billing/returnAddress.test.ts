import { describe, expect, test } from 'vitest';
import { returnAddress } from './returnAddress.ts';

const OWN = 'https://guildhall.example';
const answer = (value: unknown) => returnAddress(value, (origin) => origin === OWN);

describe('the address to return to after a payment', () => {
  test.each([
    `${OWN}/premium?success=true`,
    `${OWN}/ro/premium?success=false`,
    `${OWN}/`,
    `${OWN}/premium?success=true&next=https%3A%2F%2Fevil.example#part`,
  ])('may be %s', (address) => {
    expect(answer(address)).toBe(address);
  });

  test.each([
    'https://evil.example/premium?success=true',
    'http://guildhall.example/premium',
    'https://guildhall.example:8443/premium',
    'https://guildhall.example.evil.example/premium',
    'https://evil.example/https://guildhall.example/',
    'https://evil.example?https://guildhall.example/',
    'https://evil.example#https://guildhall.example/',
    'https://guildhall.example@evil.example/',
    'https://guildhall.example:443@evil.example/',
    'https://guildhall.example%40evil.example/',
    'https://user@guildhall.example/',
    'https://user:word@guildhall.example/',
    'https://guildhall.example\\@evil.example/',
    'https://evil.example\\@guildhall.example/',
    'https:\\\\guildhall.example\\premium',
    'https:/guildhall.example/premium',
    'https:guildhall.example/premium',
    '//guildhall.example/premium',
    '//evil.example/premium',
    '/\\evil.example/premium',
    '\\\\evil.example/premium',
    '/premium?success=true',
    'premium',
    '',
    ' https://guildhall.example/premium',
    'https://guildhall.example/premium ',
    '\thttps://guildhall.example/premium',
    'https://guildhall.example/pre\nmium',
    'ht\ntps://guildhall.example/',
    'https://guildhall.example\0/premium',
    'https://guildhall.example/\r\nlocation: https://evil.example',
    'javascript:alert(1)//https://guildhall.example/',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://guildhall.example/9115d58c-bcda-ff47-86e5-083e9a215304',
    'filesystem:https://guildhall.example/temporary/x',
    'view-source:https://guildhall.example/',
    'ftp://guildhall.example/',
    'file:///etc/passwd',
    'https://guildhall。example/premium',
    'https://guildhall.exаmple/premium',
    'https://xn--guildhall-example/premium',
    'https://guildhall.example./premium',
    'HTTPS://guildhall.example/premium',
    'https://GUILDHALL.example/premium',
    'https://guildhall.example:443/premium',
    'https://guildhall.example:0443/premium',
    'https://guildhall.example/../..//evil.example',
    'https://guildhall.example',
    'https://',
    'https://[::1]/premium',
    'https://0x7f.1/premium',
    `${OWN}/premium?success=true\\@evil.example`,
    `${OWN}/premium#"><script>alert(1)</script>`,
    `${OWN}/${'x'.repeat(3000)}`,
    null,
    undefined,
    7,
    true,
    [`${OWN}/premium`],
    { href: `${OWN}/premium` },
  ])('is not %j', (address) => {
    expect(answer(address)).toBeNull();
  });
});
