import { isZip } from '#shared/uploads/zip'

export type PictureKind = 'gif' | 'jpeg' | 'png'

const ENDINGS: Record<PictureKind, readonly string[]> = {
  gif: ['gif'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
}

const TYPES = ['image/gif', 'image/jpg', 'image/jpeg', 'image/png', 'application/octet-stream', '']

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** Markup that makes a browser or web server run a file that starts like a picture. */
const RUNNABLE = /<(?:script|svg|html|iframe|body|!doctype|\?php)[\s/>]/i

/** PDF readers accept the PDF header anywhere within this many bytes. */
const PDF_HEADER_RANGE = 1024

/**
 * Detects the format from the whole file, whatever its name. Returns null for other formats and for
 * polyglots. Cameras append data to JPEGs, so there only foreign formats are refused.
 */
export function detectPictureKind(bytes: Buffer): PictureKind | null {
  const kind = kindFromHeader(bytes)
  if (kind === 'png' && pngEnd(bytes) !== bytes.length) return null
  if (kind === 'gif' && gifEnd(bytes) !== bytes.length) return null
  return kind && !hidesOtherFormat(bytes) ? kind : null
}

/** An extension must fit the kind. The media type may be that of any picture, or missing. */
export function matchesDeclaredType(
  kind: PictureKind,
  { name, type }: { name: string; type: string }
) {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase()
  const nameFits = ending === undefined || ENDINGS[kind].includes(ending)
  const plainType = type.split(';')[0]!.trim().toLowerCase()
  return nameFits && !/\p{Cc}/u.test(name) && TYPES.includes(plainType)
}

function kindFromHeader(bytes: Buffer): PictureKind | null {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png'
  const start = bytes.toString('latin1', 0, 6)
  if (start === 'GIF87a' || start === 'GIF89a') return 'gif'
  return start.startsWith('\xff\xd8\xff') ? 'jpeg' : null
}

function hidesOtherFormat(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  return RUNNABLE.test(text) || text.slice(0, PDF_HEADER_RANGE).includes('%PDF-') || isZip(bytes)
}

/** Offset after the last chunk of a PNG, or -1. Source: PNG 1.2, section 3.2. */
function pngEnd(bytes: Buffer): number {
  let at = 8
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end
    at = end
  }
  return -1
}

/** Offset after the trailer of a GIF, or -1. Source: GIF 89a, sections 17 to 27. */
function gifEnd(bytes: Buffer): number {
  let at = 13 + colourTableBytes(bytes[10])
  while (at < bytes.length) {
    const block = bytes[at]
    if (block === 0x3b) return at + 1
    if (block === 0x21) at = skipSubBlocks(bytes, at + 2)
    else if (block === 0x2c) at = skipSubBlocks(bytes, at + 11 + colourTableBytes(bytes[at + 9]))
    else return -1
  }
  return -1
}

function colourTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function skipSubBlocks(bytes: Buffer, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== 0) at += bytes[at]! + 1
  return at + 1
}
