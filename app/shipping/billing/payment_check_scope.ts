import { SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'
import { inCheckRotation } from '#wallet/ledger/ledger_check_scope'

/** Lists every status so that PostgreSQL can use the index on (status, updated_at). */
const STATUSES = SHIPMENT_STATUSES.map((status) => `'${status}'`).join(', ')

/** A full check covers all shipments; a partial one, the share in rotation and recent changes. */
export const CHECKED_SHIPMENTS = `with checked as materialized (
    select id from shipments where ${inCheckRotation('id')}
    union select id from shipments
      where cast(:turn as int) is not null and status in (${STATUSES}) and updated_at >= :since
    union select subject_id from ledger_transfers
      where cast(:turn as int) is not null and id > :transfersAfter and subject_id is not null
  )`

/**
 * True if shipment `s` was voided without a refund `r`, or refunded without a void. If a courier
 * caused a return, the return and the shipment sent back may both be refunded without a void.
 */
export const IS_WRONGLY_REFUNDED = `(s.status = 'VOIDED') <> (r.id is not null)
  and not (r.id is not null and exists (select from shipment_returns asked
    where asked.fault_at is not null
      and (asked.shipment_id = s.id or asked.return_shipment_id = s.id)))`
