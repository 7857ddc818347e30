import { findLabelPagesOfMany } from '#shipping/documents/courier_label'
import type {
  joinLabels,
  LabelFile,
  LabelLayout,
  LabelPages,
} from '#shipping/documents/label_joining'
import { buildWaybillData } from '#shipping/documents/shipment_documents'
import Shipment from '#shipping/shipment/models/shipment'
import { runInWorkerThread } from '#shared/threads/worker_thread'

/** Loading more shipments at once would block the event loop for several milliseconds. */
const SHIPMENTS_PER_SLICE = 20

/** The limit is for slow uploaded labels: joining 2,000 ordinary pages took half a minute. */
const joinInThread = runInWorkerThread<typeof joinLabels>({
  module: '#shipping/documents/label_joining',
  name: 'joinLabels',
  seconds: 180,
  remedy: 'Print fewer labels at once.',
})

/** Uses our waybill where there is no label. All shipments must belong to one organization. */
export async function mergeShipmentLabels(
  shipmentIds: number[],
  layout: LabelLayout
): Promise<Buffer> {
  const files: LabelFile[] = []
  const labels: LabelPages[] = []
  for (let at = 0; at < shipmentIds.length; at += SHIPMENTS_PER_SLICE) {
    labels.push(
      ...(await collectLabelPages(shipmentIds.slice(at, at + SHIPMENTS_PER_SLICE), files))
    )
  }
  return Buffer.from(await joinInThread(files, labels, layout))
}

async function collectLabelPages(ids: number[], files: LabelFile[]): Promise<LabelPages[]> {
  const couriers = await findLabelPagesOfMany(ids)
  const ours = await Shipment.queryWithDetails(ids.filter((id) => !couriers.has(id)))
  const drawn = files.length
  if (ours.length > 0) files.push(ours.map(buildWaybillData))
  let next = 0
  const pagesOf = new Map(ours.map(({ id, packages }) => [id, packages.map(() => next++)]))
  return ids.map((id) => {
    const own = couriers.get(id)
    if (!own) return { file: drawn, pages: pagesOf.get(id) ?? [] }
    return { file: files.push(own) - 1, pages: null }
  })
}
