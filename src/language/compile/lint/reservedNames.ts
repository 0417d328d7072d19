import type { Finding } from './types.ts';

/** Whether every JavaScript object has a property of this name, so that it would be found where nothing was written. */
export function isReserved(name: string): boolean {
  return name in Object.prototype || name === 'prototype';
}

/** The finding about a reserved name, without its place. */
export function reservedName(name: string): Pick<Finding, 'reason' | 'advice'> {
  return { reason: `'${name}' is a reserved word of JavaScript.`, advice: 'Choose another name.' };
}
