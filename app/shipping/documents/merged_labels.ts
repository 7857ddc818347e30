import { PDFDocument, type PDFEmbeddedPage } from '@cantoo/pdf-lib'
import { yieldToEventLoop } from '#shared/time/event_loop'
import { labelPagesOf } from '#shipping/documents/courier_label'
import { waybillOf } from '#shipping/documents/shipment_documents'
import { renderWaybills } from '#shipping/documents/waybill'
import Shipment from '#shipping/shipment/models/shipment'

/** One to a page for a printer of labels, or four on a sheet of A4. */
export type LabelLayout = 'label' | 'a4'

/** In points. */
const A4 = { width: 595.28, height: 841.89 }
const QUARTER = { width: A4.width / 2, height: A4.height / 2 }
/** Labels are in memory until all of these are laid out. */
const SLICE = 50
/** So many objects of a PDF are written before others get their answers. */
const AT_ONCE = 10

/**
 * The labels of many shipments in one PDF, in the order in which they are given: the courier's own, or our waybill
 * where it gives none. All of one organization.
 */
export async function mergedLabels(shipmentIds: number[], layout: LabelLayout): Promise<Buffer> {
  const merged = await PDFDocument.create()
  const sheets = new Sheets(merged)
  for (let at = 0; at < shipmentIds.length; at += SLICE) {
    for (const label of await labelsOf(shipmentIds.slice(at, at + SLICE))) {
      await yieldToEventLoop()
      if (layout === 'a4') await sheets.add(label)
      else await addPages(merged, label)
    }
  }
  return Buffer.from(await merged.save({ objectsPerTick: AT_ONCE }))
}

interface Label {
  source: PDFDocument
  /** Which of its pages, from 0 on. */
  pages: number[]
}

/** Our own are drawn in one document, so that its fonts are there once. */
async function labelsOf(ids: number[]): Promise<Label[]> {
  const couriers = await labelPagesOf(ids)
  const ours = await Shipment.wholeOf(ids.filter((id) => !couriers.has(id)))
  const drawn =
    ours.length > 0 ? await PDFDocument.load(await renderWaybills(ours.map(waybillOf))) : null
  const pagesOf = new Map<number, number[]>()
  let next = 0
  for (const { id, packages } of ours) {
    pagesOf.set(
      id,
      packages.map(() => next++)
    )
  }
  const labels: Label[] = []
  for (const id of ids) {
    const own = couriers.get(id)
    if (!own) labels.push({ source: drawn!, pages: pagesOf.get(id) ?? [] })
    else {
      const source = await PDFDocument.load(own)
      labels.push({ source, pages: source.getPageIndices() })
    }
  }
  return labels
}

async function addPages(merged: PDFDocument, { source, pages }: Label) {
  for (const page of await merged.copyPages(source, pages)) merged.addPage(page)
}

/** Fills the quarters of a sheet from left to right and from top to bottom. */
class Sheets {
  #taken = 0

  constructor(private readonly merged: PDFDocument) {}

  async add({ source, pages }: Label) {
    const wanted = pages.map((page) => source.getPage(page))
    for (const page of await this.merged.embedPages(wanted)) {
      this.#place(page)
      // Else all of them are embedded at once when the file is saved.
      await page.embed()
    }
  }

  #place(page: PDFEmbeddedPage) {
    const quarter = this.#taken++ % 4
    const sheet = quarter === 0 ? this.merged.addPage([A4.width, A4.height]) : this.#last
    const scale = Math.min(QUARTER.width / page.width, QUARTER.height / page.height)
    const [width, height] = [page.width * scale, page.height * scale]
    sheet.drawPage(page, {
      ...{ width, height },
      x: (quarter % 2) * QUARTER.width + (QUARTER.width - width) / 2,
      y: (quarter < 2 ? QUARTER.height : 0) + (QUARTER.height - height) / 2,
    })
  }

  get #last() {
    return this.merged.getPage(this.merged.getPageCount() - 1)
  }
}
