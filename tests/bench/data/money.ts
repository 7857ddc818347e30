/**
 * Payments of shipments, a refund for each voided one, and before them the credit that each wallet
 * pays with: transfers in chronological order, with entries that continue the balances.
 */
export const MONEY = `
  with paid as materialized (
    select shipments.id, transaction_reference, tracking_number, user_id, paid_at, status,
      payment_amount_kobo as kobo, cash.id as cash_id,
      max(paid_at) over () as latest, min(paid_at) over () as earliest
    from shipments join ledger_accounts as cash
      on cash.wallet_id = paid_from_wallet_id and cash.kind = 'cash'
    where shipments.id between :fromId and :toId and paid_at is not null
  ), moves as (
    select 'staff_credit' as kind, 'DATA-' || cash_id || '-' || :fromId::text as reference,
      null::bigint as subject_id, 'Bank transfer' as comment, null::bigint as created_by,
      earliest as moment, cash_id, sum(kobo)::bigint + 100000 as kobo,
      'adjustments' as against, 0 as place
    from paid group by cash_id, earliest
    union all select 'shipment_payment', transaction_reference, id, 'Shipment ' || tracking_number,
      user_id, paid_at, cash_id, -kobo, 'revenue', 1 from paid
    union all select 'shipment_refund', transaction_reference, id, 'Refund of shipment ' || tracking_number,
      null, least(paid_at + interval '20 minutes', latest), cash_id, kobo, 'refunds', 2
      from paid where status = 'VOIDED'
  ), numbered as materialized (
    select nextval('ledger_transfers_id_seq') as id, moves.*
    from (select * from moves order by moment, place) as moves
  ), transfers as (
    insert into ledger_transfers (id, kind, reference, subject_id, comment, reverses_id, created_by, created_at)
    select id, kind, reference, subject_id, comment, case when kind = 'shipment_refund'
        then lag(id) over (partition by subject_id order by place) end, created_by, moment
    from numbered order by id
  ), houses as (
    select kind, min(id) as id from ledger_accounts
    where wallet_id is null and kind in ('revenue', 'refunds', 'adjustments') group by 1
  ), postings as materialized (
    select numbered.id, posting.account_id, posting.kobo, moment
    from numbered join houses on houses.kind = against,
      lateral (values (cash_id, numbered.kobo), (houses.id, -numbered.kobo)) as posting (account_id, kobo)
  ), entries as (
    insert into ledger_entries (transfer_id, account_id, amount_kobo, balance_after_kobo, created_at)
    select postings.id, account_id, kobo, balance_kobo
      + sum(kobo) over (partition by account_id order by postings.id), moment
    from postings join ledger_accounts on ledger_accounts.id = account_id order by postings.id
  )
  update ledger_accounts set balance_kobo = balance_kobo + moved.kobo
  from (select account_id, sum(kobo) as kobo from postings group by 1) as moved
  where ledger_accounts.id = account_id`
