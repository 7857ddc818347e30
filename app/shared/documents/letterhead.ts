import { drawFlight } from '#shared/documents/flight'
import { INK, MUTED, drawRule, type Page } from '#shared/documents/page'
import { accentOnWhite } from '#shared/brand/rules/brand_colours'
import { drawText } from '#shared/documents/text'

export interface Provider {
  name: string
  legalName: string
  address: string
  contactNumber: string
  /** Of the name; our own green without one. */
  colour?: string | null
}

/** The margins of our A4 papers, in points. */
export const MARGIN = 50
export const WIDTH = 595.28 - 2 * MARGIN
export const RIGHT = MARGIN + WIDTH
/** Nothing but the footer stands below. */
export const LAST_LINE = 770

const BRAND = { size: 22, minSize: 10, font: 'display' } as const
/** What a paper is, across from who issues it. */
const TITLE = { size: 22, minSize: 10, font: 'display', color: INK, align: 'right' } as const
const QUIET = { size: 8.5, color: MUTED } as const

/** Who issues the paper, at the top left of the first page. */
export function drawProvider(doc: Page, provider: Provider) {
  const left = { x: MARGIN, width: 290 }
  drawText(
    doc,
    provider.name,
    { ...left, y: 50 },
    { ...BRAND, color: accentOnWhite(provider.colour ?? null) }
  )
  const legalName = { ...left, y: 80, height: 24 }
  let y = drawText(doc, provider.legalName, legalName, { size: 9.5, minSize: 7, font: 'semibold' })
  y = drawText(doc, provider.address, { ...left, y, height: 33 }, { ...QUIET, minSize: 6 })
  drawText(doc, provider.contactNumber, { ...left, y }, QUIET)
}

export function drawTitle(doc: Page, title: string) {
  drawText(doc, title, { x: RIGHT - 190, y: 50, width: 190 }, TITLE)
}

/** Below what stands at the top of a paper, once a paper. */
export function drawFlightRule(doc: Page, y: number, { colour }: Pick<Provider, 'colour'>) {
  const line = accentOnWhite(colour ?? null)
  drawFlight(doc, { x: MARGIN, y, width: WIDTH, size: 13, rise: 9, colour: line })
}

/** At the bottom of every page, once there are no more to come. */
export function drawFooters(doc: Page, { legalName }: Provider) {
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    drawRule(doc, MARGIN, 790, WIDTH)
    const left = { x: MARGIN, y: 797, width: WIDTH - 90 }
    drawText(doc, legalName, left, { size: 7.5, minSize: 5, color: MUTED })
    const right = { x: RIGHT - 80, y: 797, width: 80 }
    const label = `Page ${index + 1} of ${count}`
    drawText(doc, label, right, { size: 7.5, color: MUTED, align: 'right', tabular: true })
  }
}
