import {
  degrees,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib'
import { LabelVoided } from '#shipping/documents/document_not_ready'

const STAMP = 'VOID'

/** Length of the stamp as a share of the page's diagonal; longer letters would leave the page. */
const LENGTH = 0.65
const HALF_HEIGHT = 0.36

/** Runs in a worker thread. Stamps each page. Throws LabelVoided for a PDF that it cannot stamp. */
export async function stampVoid(bytes: Buffer): Promise<Buffer> {
  try {
    const document = await PDFDocument.load(bytes)
    const font = await document.embedFont(StandardFonts.HelveticaBold)
    for (const page of document.getPages()) drawAcross(page, font)
    return Buffer.from(await document.save())
  } catch {
    throw new LabelVoided()
  }
}

function drawAcross(page: PDFPage, font: PDFFont) {
  const { x, y, width, height } = page.getCropBox()
  const angle = Math.atan2(height, width)
  const length = LENGTH * Math.hypot(width, height)
  const size = length / font.widthOfTextAtSize(STAMP, 1)
  const [along, across] = [length / 2, HALF_HEIGHT * size]
  page.drawText(STAMP, {
    font,
    size,
    x: x + width / 2 - Math.cos(angle) * along + Math.sin(angle) * across,
    y: y + height / 2 - Math.sin(angle) * along - Math.cos(angle) * across,
    rotate: degrees((angle * 180) / Math.PI),
    color: rgb(0.8, 0, 0),
    opacity: 0.6,
  })
}
