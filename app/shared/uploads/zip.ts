/** A ZIP ends with its end-of-directory record and a comment of at most this size. */
const ZIP_END_BYTES = 22
const ZIP_COMMENT_BYTES = 65_535

/** Whether the bytes are also a ZIP archive, which is located from its end. */
export function isZip(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT_BYTES)
  for (let at = bytes.indexOf('PK\x05\x06', from, 'latin1'); at >= 0;) {
    const length = at + ZIP_END_BYTES
    if (length <= bytes.length && length + bytes.readUInt16LE(at + 20) === bytes.length) return true
    at = bytes.indexOf('PK\x05\x06', at + 1, 'latin1')
  }
  return false
}
