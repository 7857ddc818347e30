import sharp, { type Metadata, type Sharp } from 'sharp'
import { DomainError } from '#shared/errors/domain_error'
import { FileUnsupported, type UploadedFile } from '#shared/uploads/uploaded_file'
import { limitConcurrency } from '#shared/uploads/concurrency_limit'
import {
  matchesDeclaredType,
  detectPictureKind,
  type PictureKind,
} from '#branding/images/picture_kind'

export type PicturePurpose = 'logo' | 'product'

export interface Picture {
  bytes: Buffer
  kind: PictureKind
  width: number
  height: number
}

const LOGO_SIDE = 150
const PRODUCT_SIDE = 1080

/** All frames count. Checked before decoding, as a few bytes can declare a huge picture. */
const MAX_MEGAPIXELS: Record<PictureKind, number> = { gif: 20, jpeg: 25, png: 25 }

/**
 * Decoding takes up to 100 MB and one of the few libuv threads that also serve files, DNS and
 * password hashes. So pictures are decoded one at a time, on one CPU and without a cache.
 */
export const queuePicture = limitConcurrency({ atOnce: 1, waiting: 20 })

sharp.concurrency(1)
sharp.cache(false)

const MAX_DECODE_SECONDS = 20

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

export class PictureTooLarge extends DomainError {
  constructor(pixels: number, millions: number) {
    const has = Math.ceil(pixels / 1_000_000)
    super(
      'E_PICTURE_TOO_LARGE',
      `This picture is too large: it has ${has} million pixels, and the limit is ${millions} million. Please choose a smaller one.`,
      'file'
    )
  }
}

/**
 * Re-encodes a picture at the size for its purpose, which strips metadata such as the GPS position.
 * Throws FileUnsupported and, before decoding, PictureTooLarge and TooBusy.
 */
export async function readPicture(file: UploadedFile, purpose: PicturePurpose): Promise<Picture> {
  const kind = detectPictureKind(file.bytes)
  if (!kind || !matchesDeclaredType(kind, file)) throw new FileUnsupported()
  return queuePicture(async () => {
    const header = await requireDecodable(openPicture(file.bytes, kind).metadata())
    if (header.format !== kind) throw new FileUnsupported()
    const [pixels, most] = [countPixels(header), MAX_MEGAPIXELS[kind]]
    if (pixels > most * 1_000_000) throw new PictureTooLarge(pixels, most)
    const { data, info } = await requireDecodable(reencodePicture(file.bytes, kind, purpose))
    return { bytes: data, kind, width: info.width, height: info.pageHeight ?? info.height }
  })
}

function reencodePicture(bytes: Buffer, kind: PictureKind, purpose: PicturePurpose) {
  const source = openPicture(bytes, kind).timeout({ seconds: MAX_DECODE_SECONDS })
  const sized = purpose === 'logo' ? resizeLogo(source, kind) : resizeProductPicture(source, kind)
  return encodePicture(sized, kind).toBuffer({ resolveWithObject: true })
}

function openPicture(bytes: Buffer, kind: PictureKind): Sharp {
  return sharp(bytes, { animated: kind === 'gif', failOn: 'error', limitInputPixels: false })
}

function countPixels({ width, height, pageHeight, pages }: Metadata): number {
  return width * (pageHeight ? pageHeight * (pages ?? 1) : height)
}

/** Pads a logo to a square, white for JPEG, which has no transparency. */
function resizeLogo(source: Sharp, kind: PictureKind): Sharp {
  const background = kind === 'jpeg' ? '#ffffff' : TRANSPARENT
  return rotateUpright(source, kind).resize(LOGO_SIDE, LOGO_SIDE, { fit: 'contain', background })
}

function resizeProductPicture(source: Sharp, kind: PictureKind): Sharp {
  if (kind === 'gif') return source
  const options = { fit: 'inside', withoutEnlargement: true } as const
  return rotateUpright(source, kind).resize(PRODUCT_SIDE, PRODUCT_SIDE, options)
}

/** Applies the camera's orientation, which GIF lacks. */
function rotateUpright(source: Sharp, kind: PictureKind): Sharp {
  return kind === 'gif' ? source : source.autoOrient()
}

function encodePicture(source: Sharp, kind: PictureKind): Sharp {
  if (kind === 'jpeg') return source.jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
  return kind === 'png' ? source.png({ compressionLevel: 9 }) : source.gif()
}

/** Throws FileUnsupported if the bytes cannot be decoded. */
async function requireDecodable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new FileUnsupported()
  }
}
