import bwip from 'bwip-js'
import { INK, type PdfDocument } from '#shared/documents/pdf_document'

/** White modules that the standards require on each side of a symbol. */
const CODE128_QUIET_ZONE = 10
const QR_QUIET_ZONE = 4

/** Level M survives a scratch; the types of bwip-js lack this option. */
const QR_OPTIONS = 'eclevel=M'

/** Wider bars (over 0.5 mm) only make a short number look crude. */
const WIDEST_MODULE_POINTS = 1.42

/** Takes points; the box includes the quiet zones. Vectors stay sharp, scaled bitmaps blur. */
export function drawCode128(
  doc: PdfDocument,
  text: string,
  box: { x: number; y: number; width: number; height: number }
) {
  const [symbol] = bwip.raw('code128', text)
  if (!('sbs' in symbol)) throw new Error('bwip-js returned no bars for Code 128')

  const modules = symbol.sbs.reduce((sum, width) => sum + width, 0)
  const module = Math.min(box.width / (modules + 2 * CODE128_QUIET_ZONE), WIDEST_MODULE_POINTS)
  let x = box.x + (box.width - modules * module) / 2
  symbol.sbs.forEach((width, index) => {
    if (index % 2 === 0) doc.rect(x, box.y, width * module, box.height)
    x += width * module
  })
  doc.fill(INK)
}

export type QrCode = ReturnType<typeof encodeQrCode>

export function encodeQrCode(text: string) {
  const [symbol] = bwip.raw('qrcode', text, QR_OPTIONS)
  if (!('pixs' in symbol)) throw new Error('bwip-js returned no modules for the QR code')
  return { modules: symbol.pixs, columns: symbol.pixx }
}

/** `size` is in points and includes the quiet zone. */
export function drawQrCode(doc: PdfDocument, code: QrCode, x: number, y: number, size: number) {
  const module = size / (code.columns + 2 * QR_QUIET_ZONE)
  const left = x + QR_QUIET_ZONE * module
  const top = y + QR_QUIET_ZONE * module
  code.modules.forEach((dark, index) => {
    if (!dark) return
    const column = index % code.columns
    const row = Math.floor(index / code.columns)
    doc.rect(left + column * module, top + row * module, module, module)
  })
  // Filling one path avoids hairlines between modules on screens.
  doc.fill(INK)
}
