import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { type AuditRecord, recordAudit } from '#shared/audit/audit'
import type Pickup from '#shipping/shipment/models/pickup'
import Shipment from '#shipping/shipment/models/shipment'

/** Audits a pickup as a change of its first parcel, by whose number staff search the log. */
export async function auditPickup(
  trx: TransactionClientContract,
  { user }: Caller,
  { id: pickupId }: Pickup,
  entry: Pick<AuditRecord, 'action' | 'before' | 'after'>
) {
  const parcel = await Shipment.query({ client: trx }).where({ pickupId }).orderBy('id').first()
  const id = parcel?.trackingNumber ?? `pickup ${pickupId}`
  await recordAudit(trx, { actorId: user.id, subject: { kind: 'shipment', id }, ...entry })
}
