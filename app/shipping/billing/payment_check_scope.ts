import { SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'
import { inCheckRotation } from '#wallet/ledger/ledger_check_scope'

/** Lists every status so that PostgreSQL can use the index on (status, updated_at). */
const STATUSES = SHIPMENT_STATUSES.map((status) => `'${status}'`).join(', ')

/** All; in a partial check, those in rotation or changed, paid or refunded since the seal. */
export const CHECKED_SHIPMENTS = `with checked as materialized (
    select id from shipments where ${inCheckRotation('id')}
    union select id from shipments
      where cast(:turn as int) is not null and status in (${STATUSES}) and updated_at >= :since
    union select subject_id from ledger_transfers
      where cast(:turn as int) is not null and id > :transfersAfter and subject_id is not null
  )`

/**
 * True if shipment `s` was voided without a refund `r`, or refunded without a void. Refunds for a
 * courier's fault need no void, neither for the return nor for its first shipment.
 */
export const IS_WRONGLY_REFUNDED = `(s.status = 'VOIDED') <> (r.id is not null)
  and not (r.id is not null and exists (select from shipment_returns asked
    where asked.fault_at is not null
      and (asked.shipment_id = s.id or asked.return_shipment_id = s.id)))`
