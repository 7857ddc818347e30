import { CHECKED_SHIPMENTS, IS_WRONGLY_REFUNDED } from '#shipping/billing/payment_check_scope'
import type { LedgerRule } from '#wallet/ledger/seal_rules'

export const REWEIGH_RULES: LedgerRule[] = [
  {
    name: 'a reweigh counts as paid, but the ledger has no such payment',
    sql: `${CHECKED_SHIPMENTS} select r.id from reweighs r join checked on checked.id = r.shipment_id
      join shipments s on s.id = r.shipment_id
      where r.status in ('paid', 'refunded') and not exists (
        select from ledger_transfers t
          join ledger_entries e on e.transfer_id = t.id and e.amount_kobo = -r.amount_kobo
          join ledger_accounts a on a.id = e.account_id and a.wallet_id is not null
        where t.kind = 'shipment_reweigh' and t.reference = s.transaction_reference || '-R' || r.id)`,
  },
  {
    name: 'a reweigh was paid, but does not count as paid',
    sql: `${CHECKED_SHIPMENTS} select t.id from ledger_transfers t join checked on checked.id = t.subject_id
      join shipments s on s.id = t.subject_id
      where t.kind = 'shipment_reweigh' and not exists (
        select from reweighs r where r.shipment_id = s.id and r.status in ('paid', 'refunded')
          and t.reference = s.transaction_reference || '-R' || r.id)`,
  },
  {
    name: 'the payments for the reweighs of a shipment differ from its bill',
    sql: `${CHECKED_SHIPMENTS} select s.id from shipments s join checked using (id)
      left join (select shipment_id, sum(amount_kobo) as billed from shipment_charges
        where kind = 'reweigh' group by 1) as bill on bill.shipment_id = s.id
      left join (select shipment_id, sum(amount_kobo) as paid from reweighs
        where status in ('paid', 'refunded') group by 1) as reweighed on reweighed.shipment_id = s.id
      where (billed is not null or paid is not null or reweighed_kobo <> 0)
        and (coalesce(billed, 0) <> reweighed_kobo or coalesce(paid, 0) <> reweighed_kobo)`,
  },
  {
    name: 'a shipment was voided but its reweigh not refunded, or the reverse',
    sql: `${CHECKED_SHIPMENTS} select t.id from ledger_transfers t join checked on checked.id = t.subject_id
      join shipments s on s.id = t.subject_id
      left join ledger_transfers r on r.reverses_id = t.id
      where t.kind = 'shipment_reweigh' and ${IS_WRONGLY_REFUNDED}`,
  },
]
