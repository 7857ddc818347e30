/** A ZIP ends with its directory's record, and a comment of at most this. */
const ZIP_END_BYTES = 22
const ZIP_COMMENT_BYTES = 65_535

/** Whether these bytes are also an archive, which is read from the end whatever stands before. */
export function isZip(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT_BYTES)
  for (let at = bytes.indexOf('PK\x05\x06', from, 'latin1'); at >= 0;) {
    const length = at + ZIP_END_BYTES
    if (length <= bytes.length && length + bytes.readUInt16LE(at + 20) === bytes.length) return true
    at = bytes.indexOf('PK\x05\x06', at + 1, 'latin1')
  }
  return false
}
