export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

/** Control characters that occur in binary files and never in text. */
const BINARY = /[^\P{Cc}\t\n\r\f]/u

/** Bytes to inspect for UTF-16 without a BOM: in Western text every second one is zero. */
const LOOKED_AT_BYTES = 2048

/** Decodes UTF-8, Windows-1252 or UTF-16 (Excel's "Unicode Text"); null if it is not text. */
export function decodeText(bytes: Buffer): { text: string; encoding: Encoding } | null {
  const read = decodeBytes(bytes)
  return BINARY.test(read.text) ? null : read
}

function decodeBytes(bytes: Buffer): { text: string; encoding: Encoding } {
  const utf16 = detectUtf16(bytes)
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

function detectUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of bytes.subarray(0, LOOKED_AT_BYTES).entries())
    if (byte === 0) zeros[at % 2]! += 1
  const [even, odd] = zeros as [number, number]
  const most = Math.min(bytes.length, LOOKED_AT_BYTES) / 2
  if (odd > most * 0.6 && even < odd / 10) return 'utf-16le'
  return even > most * 0.6 && odd < even / 10 ? 'utf-16be' : null
}
