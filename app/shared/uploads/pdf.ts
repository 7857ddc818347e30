import { isZip } from '#shared/uploads/zip'

/** PDF readers search the trailer within this distance from the end. */
const TAIL_BYTES = 2048

const HEADER = /^%PDF-[12]\.\d/
const TRAILER = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/

/**
 * Whether the bytes are a PDF from first to last, whatever the name. Refuses polyglot files, with
 * other content before, after or around the PDF. Source: ISO 32000-1, 7.5.
 */
export function isPdf(bytes: Buffer): boolean {
  if (!HEADER.test(bytes.toString('latin1', 0, 8))) return false
  const end = TRAILER.exec(bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES)))
  return end !== null && namesRoot(bytes, Number(end[1])) && !isZip(bytes)
}

/** The cross-reference table is text with a trailer or, since PDF 1.5, a stream object. */
function namesRoot(bytes: Buffer, offset: number): boolean {
  if (offset >= bytes.length) return false
  const start = bytes.toString('latin1', offset, offset + TAIL_BYTES)
  if (/^\s*xref\s/.test(start)) return tableNamesRoot(bytes, offset)
  return /^\s*\d+\s+\d+\s+obj\b/.test(start) && /\/XRef\b/.test(start) && isRootIn(start)
}

function tableNamesRoot(bytes: Buffer, offset: number): boolean {
  const trailer = bytes.indexOf('trailer', offset, 'latin1')
  return trailer > 0 && isRootIn(bytes.toString('latin1', trailer, trailer + TAIL_BYTES))
}

function isRootIn(dictionary: string): boolean {
  return /<<[\s\S]*\/Root\s+\d+\s+\d+\s+R/.test(dictionary)
}
