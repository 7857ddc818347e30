import { CHECKED_SHIPMENTS } from '#shipping/billing/payment_check_scope'
import { HAS_UNFINISHED_ORDER } from '#shipping/carriers/attempts/unfinished_orders'
import type { LedgerRule } from '#wallet/ledger/seal_rules'

/** Shipments that staff see under Courier Orders or By Hand may wait longer than an hour. */
export const UNBOOKED_ORDER_RULES: LedgerRule[] = [
  {
    name: 'a paid shipment has had no courier for more than an hour, and no list of staff shows it',
    sql: `${CHECKED_SHIPMENTS} select id from shipments join checked using (id)
      where paid_from_wallet_id is not null and waybill_number is null
      and (status in ('BOOKED', 'COURIER_ASSIGNED', 'DELIVERED')
        or (status = 'PENDING' and paid_at < now() - interval '1 hour'
          and courier_driver is distinct from 'manual' and not ${HAS_UNFINISHED_ORDER}))`,
  },
]
