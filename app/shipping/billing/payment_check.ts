import { CHECKED_SHIPMENTS, IS_WRONGLY_REFUNDED } from '#shipping/billing/payment_check_scope'
import type { LedgerRule } from '#wallet/ledger/seal_rules'

export const PAYMENT_RULES: LedgerRule[] = [
  {
    name: 'a shipment counts as paid from a wallet, but the ledger has no such payment',
    sql: `${CHECKED_SHIPMENTS} select s.id from shipments s join checked using (id)
      where paid_from_wallet_id is not null
        and payment_method in ('cash', 'cash_back') and payment_amount_kobo > 0 and not exists (
        select from ledger_transfers t
          join ledger_entries e on e.transfer_id = t.id and e.amount_kobo = -s.payment_amount_kobo
          join ledger_accounts a on a.id = e.account_id and a.wallet_id = s.paid_from_wallet_id
            and a.kind = s.payment_method
        where t.kind = 'shipment_payment' and t.reference = s.transaction_reference)`,
  },
  {
    name: 'a shipment was paid from a wallet, but does not count as paid',
    sql: `${CHECKED_SHIPMENTS} select s.id from shipments s join checked using (id)
      join ledger_transfers t
        on t.kind = 'shipment_payment' and t.reference = s.transaction_reference
      where paid_at is null`,
  },
  {
    name: 'a shipment was voided but not refunded, or refunded but not voided',
    sql: `${CHECKED_SHIPMENTS} select s.id from shipments s join checked using (id)
      join ledger_transfers p
        on p.kind = 'shipment_payment' and p.reference = s.transaction_reference
      left join ledger_transfers r on r.reverses_id = p.id
      where ${IS_WRONGLY_REFUNDED}`,
  },
  {
    name: 'the price or the discount of a shipment differs from its bill',
    sql: `${CHECKED_SHIPMENTS} select s.id from shipments s join (
        select shipment_id as id, sum(amount_kobo) as price,
          -coalesce(sum(amount_kobo) filter (where kind = 'discount'), 0) as off
        from shipment_charges join checked on checked.id = shipment_id
        where kind <> 'reweigh' group by 1) as bill using (id)
      where payment_amount_kobo <> price or discount_kobo <> off`,
  },
  {
    name: 'a gift code was used more often than its limits allow',
    sql: `with used as (select c.id, used_count, total_limit, customer_limit, organization_id, user_id
        from gift_codes c join gift_code_redemptions r on r.gift_code_id = c.id
        where released_at is null)
      select id from used group by id, used_count, total_limit
        having count(*) > least(used_count, total_limit)
      union select id from used group by id, organization_id, user_id, customer_limit
        having count(*) > customer_limit`,
  },
]
