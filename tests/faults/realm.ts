/**
 * Servers that run beside a page of jsdom need Node's own buffers: those of the page belong to its window, and Node's
 * cryptography refuses them.
 */
globalThis.ArrayBuffer = Buffer.alloc(0).buffer.constructor as ArrayBufferConstructor;
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;
