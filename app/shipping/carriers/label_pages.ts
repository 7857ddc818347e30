import sharp from 'sharp'
import { closeDocument, openDocument } from '#shared/documents/pdf_document'
import { FileUnsupported } from '#shared/uploads/uploaded_file'
import { limitConcurrency } from '#shared/uploads/concurrency_limit'

/** A limit, because a file of a few bytes can unpack into a picture that fills the memory. */
const MAX_LABEL_PIXELS = 40_000_000
const MAX_SECONDS = 20

/** The longest side in pixels. Barcodes stay readable at the size of our own waybill. */
const SIDE = 2400

const PAPER = { short: 297.64, long: 419.53 }

const queueLabelPage = limitConcurrency({ atOnce: 1, waiting: 100 })

/** Turns a label image upright, on white, into a PDF page. Throws FileUnsupported and TooBusy. */
export async function labelPageFromImage(bytes: Buffer): Promise<Buffer> {
  if (!isSupportedImage(bytes)) throw new FileUnsupported()
  return queueLabelPage(async () => {
    const { data, info } = await reencodeImage(bytes).catch(() => {
      throw new FileUnsupported()
    })
    const isLandscape = info.width > info.height
    const size = isLandscape ? [PAPER.long, PAPER.short] : [PAPER.short, PAPER.long]
    const doc = openDocument({ size: 'A6', title: 'Label', author: '', createdAt: new Date() })
    doc.addPage({ size: size as [number, number], margin: 0 })
    doc.image(data, 0, 0, { fit: size as [number, number], align: 'center', valign: 'center' })
    return closeDocument(doc)
  })
}

function reencodeImage(bytes: Buffer) {
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_LABEL_PIXELS })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8ff', 'hex')

function isSupportedImage(bytes: Buffer): boolean {
  return [PNG, JPEG].some((start) => bytes.subarray(0, start.length).equals(start))
}
