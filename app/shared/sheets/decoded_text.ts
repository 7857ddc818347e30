export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

/** What no text has, and every picture, archive or workbook. */
const BINARY = /[^\P{Cc}\t\n\r\f]/u

/** UTF-8, with a mark at its start or not, what Windows wrote before, or what Excel calls Unicode text; null for what is no text. */
export function decodedText(bytes: Buffer): { text: string; encoding: Encoding } | null {
  const read = decoded(bytes)
  return BINARY.test(read.text) ? null : read
}

function decoded(bytes: Buffer): { text: string; encoding: Encoding } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}
