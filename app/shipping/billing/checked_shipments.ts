import { SHIPMENT_STATUSES } from '#shipping/shipment/shipment_status'
import { inCheckRotation } from '#wallet/ledger/ledger_check_scope'

/** All of them are named, for the index that holds the status before the time. */
const STATUSES = SHIPMENT_STATUSES.map((status) => `'${status}'`).join(', ')

/**
 * The shipments that a check of the ledger looks at: those whose turn it is, and where not all have theirs, also what
 * has changed since the latest seal and what money was moved for since.
 */
export const CHECKED_SHIPMENTS = `with checked as materialized (
    select id from shipments where ${inCheckRotation('id')}
    union select id from shipments
      where cast(:turn as int) is not null and status in (${STATUSES}) and updated_at >= :since
    union select subject_id from ledger_transfers
      where cast(:turn as int) is not null and id > :transfersAfter and subject_id is not null
  )`

/**
 * Whether a shipment `s` was voided and its payment not given back by `r`, or the reverse. What a courier caused is
 * given back without a void: of such a return, and of its first shipment.
 */
export const IS_WRONGLY_REFUNDED = `(s.status = 'VOIDED') <> (r.id is not null)
  and not (r.id is not null and exists (select from shipment_returns asked
    where asked.fault_at is not null
      and (asked.shipment_id = s.id or asked.return_shipment_id = s.id)))`
