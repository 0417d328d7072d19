/**
 * Servers that run beside a jsdom page need Node's own buffers, because Node's cryptography refuses those of the page's
 * window.
 */
globalThis.ArrayBuffer = Buffer.alloc(0).buffer.constructor as ArrayBufferConstructor;
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;
