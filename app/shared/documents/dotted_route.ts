import { INK, type PdfDocument } from '#shared/documents/pdf_document'

/** The yellow of the screens; a monochrome printer renders it nearly white. */
const PARCEL = '#ffc629'

interface DottedRoute {
  x: number
  y: number
  width: number
  /** Size of the drawn parcel in points; the ring and the dots scale with it. */
  size: number
  rise?: number
  colour?: string
  parcel?: string
}

/** Draws our dotted line from a ring at the left to a parcel at the right, both at `y`. */
export function drawDottedRoute(doc: PdfDocument, { x, y, width, size, ...look }: DottedRoute) {
  const { rise = 0, colour = INK, parcel = PARCEL } = look
  const [ring, stroke] = [size * 0.26, size * 0.14]
  const [start, end] = [x + 2 * ring + size * 0.45, x + width - size - size * 0.35]
  doc.save()
  doc.lineWidth(stroke).strokeColor(colour)
  doc.circle(x + ring + stroke / 2, y, ring).stroke()
  doc.lineCap('round').dash(0.01, { space: stroke * 2.6 })
  doc.moveTo(start, y)
  doc.bezierCurveTo(start + width * 0.3, y - rise, end - width * 0.3, y - rise, end, y).stroke()
  doc.undash()
  drawParcel(doc, { centre: x + width - size / 2, y, size, fill: parcel })
  doc.restore()
}

function drawParcel(
  doc: PdfDocument,
  box: { centre: number; y: number; size: number; fill: string }
) {
  const { centre, y, size, fill } = box
  const [side, half, quarter] = [size * 0.45, size / 2, size / 4]
  doc
    .lineWidth(size * 0.075)
    .strokeColor(INK)
    .lineJoin('round')
  doc
    .moveTo(centre, y - half)
    .lineTo(centre + side, y - quarter)
    .lineTo(centre + side, y + quarter)
  doc
    .lineTo(centre, y + half)
    .lineTo(centre - side, y + quarter)
    .lineTo(centre - side, y - quarter)
  doc.closePath().fillAndStroke(fill, INK)
  doc
    .moveTo(centre - side, y - quarter)
    .lineTo(centre, y)
    .lineTo(centre + side, y - quarter)
  doc
    .moveTo(centre, y)
    .lineTo(centre, y + half)
    .stroke()
}
