/** The structured clone turns a Buffer into a Uint8Array. */
export function restoreBuffer(value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
}
