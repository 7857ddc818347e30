import bwip from 'bwip-js'
import { INK, type PdfDocument } from '#shared/documents/pdf_document'

/** White modules that the standards ask for on each side of a symbol. */
const CODE128_QUIET_ZONE = 10
const QR_QUIET_ZONE = 4

/** Level M survives a scratch; its name in bwip-js is missing from that package's types. */
const QR_OPTIONS = 'eclevel=M'

/** Bars wider than this (0.5 mm) only make a short number look crude. */
const WIDEST_MODULE_POINTS = 1.42

/**
 * Code 128 as vectors, centred in its box with its quiet zones inside it. Points.
 * Vectors keep the bars sharp on any printer; a bitmap is blurred by the driver's scaling.
 */
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

/** The modules of a QR code, encoded once for all the pages that show it. */
export function encodeQrCode(text: string) {
  const [symbol] = bwip.raw('qrcode', text, QR_OPTIONS)
  if (!('pixs' in symbol)) throw new Error('bwip-js returned no modules for the QR code')
  return { modules: symbol.pixs, columns: symbol.pixx }
}

/** A QR code as vectors, a square of `size` points that includes its quiet zone. */
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
  // One path filled once: modules filled one by one leave hairlines between them on screens.
  doc.fill(INK)
}
