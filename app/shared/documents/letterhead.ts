import { drawDottedRoute } from '#shared/documents/dotted_route'
import { INK, MUTED, drawRule, type PdfDocument } from '#shared/documents/pdf_document'
import { accentOnWhite } from '#shared/brand/rules/brand_colours'
import { drawTextBox } from '#shared/documents/pdf_text'

export interface DocumentIssuer {
  name: string
  legalName: string
  address: string
  contactNumber: string
  colour?: string | null
}

/** The margins of our A4 documents, in points. */
export const PAGE_MARGIN = 50
export const CONTENT_WIDTH = 595.28 - 2 * PAGE_MARGIN
export const CONTENT_RIGHT = PAGE_MARGIN + CONTENT_WIDTH
/** The y in points below which only the footer is drawn. */
export const CONTENT_BOTTOM = 770

const BRAND = { size: 22, minSize: 10, font: 'display' } as const
const TITLE = { size: 22, minSize: 10, font: 'display', color: INK, align: 'right' } as const
const MUTED_STYLE = { size: 8.5, color: MUTED } as const

export function drawIssuer(doc: PdfDocument, provider: DocumentIssuer) {
  const left = { x: PAGE_MARGIN, width: 290 }
  drawTextBox(
    doc,
    provider.name,
    { ...left, y: 50 },
    { ...BRAND, color: accentOnWhite(provider.colour ?? null) }
  )
  const legalName = { ...left, y: 80, height: 24 }
  let y = drawTextBox(doc, provider.legalName, legalName, {
    size: 9.5,
    minSize: 7,
    font: 'semibold',
  })
  y = drawTextBox(doc, provider.address, { ...left, y, height: 33 }, { ...MUTED_STYLE, minSize: 6 })
  drawTextBox(doc, provider.contactNumber, { ...left, y }, MUTED_STYLE)
}

export function drawTitle(doc: PdfDocument, title: string) {
  drawTextBox(doc, title, { x: CONTENT_RIGHT - 190, y: 50, width: 190 }, TITLE)
}

export function drawRouteRule(
  doc: PdfDocument,
  y: number,
  { colour }: Pick<DocumentIssuer, 'colour'>
) {
  const line = accentOnWhite(colour ?? null)
  drawDottedRoute(doc, { x: PAGE_MARGIN, y, width: CONTENT_WIDTH, size: 13, rise: 9, colour: line })
}

/** Draws the footer of every page. Call it after the last page was added. */
export function drawFooters(doc: PdfDocument, { legalName }: DocumentIssuer) {
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    drawRule(doc, PAGE_MARGIN, 790, CONTENT_WIDTH)
    const left = { x: PAGE_MARGIN, y: 797, width: CONTENT_WIDTH - 90 }
    drawTextBox(doc, legalName, left, { size: 7.5, minSize: 5, color: MUTED })
    const right = { x: CONTENT_RIGHT - 80, y: 797, width: 80 }
    const label = `Page ${index + 1} of ${count}`
    drawTextBox(doc, label, right, { size: 7.5, color: MUTED, align: 'right', tabular: true })
  }
}
