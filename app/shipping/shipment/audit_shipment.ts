import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { type AuditAction, type AuditRecord, recordAudit } from '#shared/audit/audit'
import type Shipment from '#shipping/shipment/models/shipment'

/** Records in the audit log what staff did with a shipment. */
export function auditShipment(
  trx: TransactionClientContract,
  { user }: Caller,
  { trackingNumber: id }: Pick<Shipment, 'trackingNumber'>,
  action: AuditAction,
  changed: Pick<AuditRecord, 'organizationId' | 'before' | 'after'>
) {
  return recordAudit(trx, {
    actorId: user.id,
    action,
    subject: { kind: 'shipment', id },
    ...changed,
  })
}
