import { labelPagesOf } from '#shipping/documents/courier_label'
import type {
  joinLabels,
  LabelFile,
  LabelLayout,
  LabelPages,
} from '#shipping/documents/label_joining'
import { waybillOf } from '#shipping/documents/shipment_documents'
import type { WaybillData } from '#shipping/documents/waybill_data'
import Shipment from '#shipping/shipment/models/shipment'
import { inReadingThread } from '#shared/uploads/reading_thread'

/** So many shipments are read at once, which keeps the process busy for some milliseconds. */
const SLICE = 10

/** To draw hundreds takes seconds, and somebody may have uploaded a label that takes long to unpack. */
const joinInThread = inReadingThread<typeof joinLabels>({
  ...{ module: '#shipping/documents/label_joining', name: 'joinLabels', seconds: 60 },
  remedy: 'Print fewer labels at once.',
})

/**
 * The labels of many shipments in one PDF, in the order in which they are given: the courier's own, or our waybill
 * where it gives none. All of one organization.
 */
export async function mergedLabels(shipmentIds: number[], layout: LabelLayout): Promise<Buffer> {
  const ours: WaybillData[] = []
  const files: LabelFile[] = [ours]
  const labels: LabelPages[] = []
  let drawn = 0
  for await (const { paper, shipment } of labelsOf(shipmentIds)) {
    if (paper) labels.push({ file: files.push(paper) - 1, pages: null })
    else if (shipment) {
      ours.push(waybillOf(shipment))
      labels.push({ file: 0, pages: shipment.packages.map(() => drawn++) })
    }
  }
  return Buffer.from(await joinInThread(files, labels, layout))
}

async function* labelsOf(shipmentIds: number[]) {
  for (let at = 0; at < shipmentIds.length; at += SLICE) {
    const ids = shipmentIds.slice(at, at + SLICE)
    const papers = await labelPagesOf(ids)
    const without = await Shipment.wholeOf(ids.filter((id) => !papers.has(id)))
    const shipments = new Map(without.map((shipment) => [shipment.id, shipment]))
    for (const id of ids) yield { paper: papers.get(id), shipment: shipments.get(id) }
  }
}
