import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import ShipmentBatch from '#shipping/batches/models/shipment_batch'
import { BatchAlreadyPaid } from '#shipping/batches/batch_errors'

/** Deletes an unpaid batch. Throws E_ROW_NOT_FOUND and BatchAlreadyPaid. */
export async function discardBatch(caller: Caller, id: number) {
  await ShipmentBatch.visibleTo(caller).where({ id }).firstOrFail()
  await db.transaction(async (trx) => {
    const batch = await ShipmentBatch.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
    if (batch.isPaid) throw new BatchAlreadyPaid()
    await batch.delete()
  })
}
