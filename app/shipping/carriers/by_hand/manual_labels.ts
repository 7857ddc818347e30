import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { storeFile, removeFile } from '#shared/uploads/file_store'
import { isPdf } from '#shared/uploads/pdf'
import type { pagesIn } from '#shared/uploads/pdf_pages'
import { runInWorkerThread } from '#shared/threads/worker_thread'
import { requireLabelAllowed } from '#shipping/carriers/by_hand/manual_parcel_rules'
import { labelPageFromImage } from '#shipping/carriers/label_pages'
import { publishShipmentEvent } from '#shipping/shipment/webhook_events/publish_shipment_event'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentLabel from '#shipping/shipment/models/shipment_label'
import { auditShipment } from '#shipping/shipment/audit_shipment'

/** Throws for an unreadable PDF, so that staff can print every label that we store. */
const readPdfPages = runInWorkerThread<typeof pagesIn>({
  module: '#shared/uploads/pdf_pages',
  name: 'pagesIn',
  remedy: 'Print the label to a new PDF and upload that.',
})

export const MANUAL_LABEL_FOLDER = 'labels'

/** Throws ManualParcelConflict. Throws E_ROW_NOT_FOUND also for a simulated courier. */
export async function requireLabelUploadable(caller: Caller, id: number): Promise<number> {
  const shipment = await Shipment.visibleTo(caller).where({ id }).firstOrFail()
  requireRealCourier(shipment)
  return shipment.id
}

/** Staff may also upload for couriers with our own account, which may have returned no label. */
function requireRealCourier(shipment: Shipment) {
  const isSimulated = shipment.courierDriver === null || shipment.courierDriver === 'sandbox'
  if (isSimulated) throw new errors.E_ROW_NOT_FOUND()
  requireLabelAllowed(shipment)
}

/**
 * Stores the file, then its row. If saving the row fails, removes the file; after a crash, a sweep
 * removes it. Throws FileUnsupported, ManualParcelConflict and StorageUnavailable.
 */
export async function saveLabel(caller: Caller, id: number, bytes: Buffer) {
  const isWhole = isPdf(bytes)
  if (isWhole) await readPdfPages(bytes)
  const pdf = isWhole ? bytes : await labelPageFromImage(bytes)
  const fileKey = `${MANUAL_LABEL_FOLDER}/${randomUUID()}.pdf`
  await storeFile(fileKey, pdf, 'application/pdf', 'The label')
  const replaced = await db
    .transaction((trx) => saveLabelRow(trx, caller, id, { fileKey, fileBytes: pdf.length }))
    .catch(async (error) => {
      await removeFile(fileKey)
      throw error
    })
  if (replaced) await removeFile(replaced)
}

/** Returns the key of the replaced file. */
async function saveLabelRow(
  trx: TransactionClientContract,
  caller: Caller,
  id: number,
  file: { fileKey: string; fileBytes: number }
): Promise<string | null> {
  // The lock makes a second upload for the shipment wait for the first.
  const shipment = await Shipment.locked(trx, id)
  requireRealCourier(shipment)
  const known = await ShipmentLabel.find(id, { client: trx })
  const replaced = known?.fileKey ?? null
  const label = known ?? new ShipmentLabel().useTransaction(trx)
  await label
    .merge({ shipmentId: id, ...file, uploadedAt: DateTime.now(), uploadedBy: caller.user.id })
    .save()
  const more = { label: { format: 'pdf' } }
  await publishShipmentEvent(trx, shipment, { type: 'shipment.label_ready', more })
  await auditShipment(trx, caller, shipment, 'shipment.label', {
    before: replaced ? { label: 'An earlier one' } : null,
    after: { bytes: file.fileBytes },
  })
  return replaced
}
