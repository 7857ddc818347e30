import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import type { LabelLayout } from '#shipping/documents/label_joining'
import { mergeShipmentLabels } from '#shipping/documents/merge_labels'
import ShipmentBatch from '#shipping/batches/models/shipment_batch'
import { loadBatchRows } from '#shipping/batches/batch_rows'

class LabelsNotReady extends DomainError {
  constructor() {
    super(
      'E_DOCUMENT_NOT_READY',
      'No waybill of this batch is ready yet. Please try again in a minute.'
    )
  }
}

/** Waybills come in row order. Throws E_ROW_NOT_FOUND and LabelsNotReady. */
export async function mergeBatchLabels(caller: Caller, id: number, layout: LabelLayout) {
  await ShipmentBatch.visibleTo(caller).where({ id }).firstOrFail()
  const rows = await loadBatchRows(id)
  const ready = rows.flatMap(({ shipment }) =>
    shipment?.waybillNumber && shipment.status !== 'VOIDED' ? [shipment.id] : []
  )
  if (ready.length === 0) throw new LabelsNotReady()
  return mergeShipmentLabels(ready, layout)
}
