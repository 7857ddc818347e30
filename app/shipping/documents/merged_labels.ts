import { labelPagesOf } from '#shipping/documents/courier_label'
import type { joinLabels, LabelLayout, LabelPages } from '#shipping/documents/label_joining'
import { waybillOf } from '#shipping/documents/shipment_documents'
import { renderWaybills } from '#shipping/documents/waybill'
import Shipment from '#shipping/shipment/models/shipment'
import { inReadingThread } from '#shared/uploads/reading_thread'

/** Our own labels of so many shipments are drawn at once. */
const SLICE = 50

/** Somebody may have uploaded a label that takes long to unpack. */
const joinInThread = inReadingThread<typeof joinLabels>({
  ...{ module: '#shipping/documents/label_joining', name: 'joinLabels', seconds: 60 },
  remedy: 'Print fewer labels at once.',
})

/**
 * The labels of many shipments in one PDF, in the order in which they are given: the courier's own, or our waybill
 * where it gives none. All of one organization.
 */
export async function mergedLabels(shipmentIds: number[], layout: LabelLayout): Promise<Buffer> {
  const files: Uint8Array[] = []
  const labels: LabelPages[] = []
  for (let at = 0; at < shipmentIds.length; at += SLICE) {
    labels.push(...(await labelsOf(shipmentIds.slice(at, at + SLICE), files)))
  }
  return Buffer.from(await joinInThread(files, labels, layout))
}

/** Adds their files. Our own are drawn in one document, so that its fonts are there once. */
async function labelsOf(ids: number[], files: Uint8Array[]): Promise<LabelPages[]> {
  const couriers = await labelPagesOf(ids)
  const ours = await Shipment.wholeOf(ids.filter((id) => !couriers.has(id)))
  const drawn = files.length
  if (ours.length > 0) files.push(await renderWaybills(ours.map(waybillOf)))
  let next = 0
  const pagesOf = new Map(ours.map(({ id, packages }) => [id, packages.map(() => next++)]))
  return ids.map((id) => {
    const own = couriers.get(id)
    if (!own) return { file: drawn, pages: pagesOf.get(id) ?? [] }
    return { file: files.push(own) - 1, pages: null }
  })
}
