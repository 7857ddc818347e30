import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { storeFile, removeFile } from '#shared/uploads/file_store'
import { FileUnsupported } from '#shared/uploads/uploaded_file'
import type { ClearanceDocumentType } from '#shipping/documents/clearance_types'
import { isPdf } from '#shared/uploads/pdf'
import ClearanceDocument from '#shipping/shipment/models/clearance_document'
import Shipment from '#shipping/shipment/models/shipment'

export const CLEARANCE_FOLDER = 'clearance'

class ClearanceNotPossible extends DomainError {
  constructor() {
    super(
      'E_CONFLICT',
      'You can submit clearance documents only for a shipment that the courier has booked and not yet delivered.'
    )
  }
}

/** Throws E_ROW_NOT_FOUND and ClearanceNotPossible. */
export async function requireClearanceUpload(
  caller: Caller,
  shipmentId: number
): Promise<Shipment> {
  const shipment = await Shipment.visibleTo(caller).where('id', shipmentId).firstOrFail()
  if (!isClearable(shipment)) throw new ClearanceNotPossible()
  return shipment
}

/**
 * Saves a clearance document, replacing one of the same type. Writes the file before the row, so
 * that no row lacks its file. Deletes a rejected file at once and a replaced one after the commit;
 * the sweep deletes what a crash leaves. Throws FileUnsupported, ClearanceNotPossible and
 * StorageUnavailable.
 */
export async function saveClearanceDocument(
  caller: Caller,
  { id }: Shipment,
  type: ClearanceDocumentType,
  bytes: Buffer
): Promise<ClearanceDocument> {
  if (!isPdf(bytes)) throw new FileUnsupported()
  const fileKey = `${CLEARANCE_FOLDER}/${randomUUID()}.pdf`
  await storeFile(fileKey, bytes, 'application/pdf', 'The document')
  const { document, replaced } = await db
    .transaction((trx) =>
      saveClearanceRow(trx, caller, id, type, { fileKey, fileBytes: bytes.length })
    )
    .catch(async (error) => {
      await removeFile(fileKey)
      throw error
    })
  if (replaced) await removeFile(replaced)
  return document
}

type StoredClearanceFile = { fileKey: string; fileBytes: number }

async function saveClearanceRow(
  trx: TransactionClientContract,
  caller: Caller,
  shipmentId: number,
  { name, classification }: ClearanceDocumentType,
  file: StoredClearanceFile
) {
  // Makes concurrent uploads wait for each other, so that each type has one document.
  const shipment = await Shipment.locked(trx, shipmentId)
  if (!isClearable(shipment)) throw new ClearanceNotPossible()
  const known = await ClearanceDocument.query({ client: trx }).where('shipmentId', shipmentId)
  const document =
    known.find(({ documentType }) => documentType === name) ??
    known.find((need) => need.documentType === null && need.classification === classification) ??
    new ClearanceDocument()
  const replaced = document.fileKey ?? null
  document.useTransaction(trx)
  document.shipmentId = shipmentId
  document.classification = classification
  document.documentType = name
  document.fileKey = file.fileKey
  document.fileBytes = file.fileBytes
  document.uploadedAt = DateTime.now()
  document.uploadedBy = caller.user.id
  await document.save()
  await recordAudit(trx, {
    actorId: caller.user.id,
    action: 'shipment.clearance_document',
    subject: { kind: 'shipment', id: shipment.trackingNumber },
    after: { documentType: name, bytes: file.fileBytes },
  })
  return { document, replaced }
}

function isClearable({ status }: Shipment): boolean {
  return status === 'BOOKED' || status === 'COURIER_ASSIGNED'
}
