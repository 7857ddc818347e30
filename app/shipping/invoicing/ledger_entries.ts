import { type SqlClient, queryRows } from '#shared/database/query_rows'
import type { TransferKind } from '#wallet/ledger/ledger'
import type BillingAccount from '#shipping/invoicing/models/billing_account'

/** A cash entry as seen by billing. Positive `amountKobo` is in favour of the business. */
export interface BillableEntry {
  id: number
  kind: TransferKind
  amountKobo: number
  at: Date
  comment: string | null
  shipmentId: number | null
  /** A charge, or the void of one that is not invoiced yet. */
  isCharge: boolean
  /** The invoice whose charge this entry refunds. */
  creditedInvoiceId: number | null
  /** True if an invoice or credit note already lists this entry. */
  isDocumented: boolean
}

export const CHARGE_TRANSFER_KINDS: readonly TransferKind[] = [
  'shipment_payment',
  'shipment_reweigh',
  'staff_debit',
]
const isChargeSql = (
  billed: string
) => `(t.kind in (${CHARGE_TRANSFER_KINDS.map((kind) => `'${kind}'`).join(', ')})
  or t.kind = 'shipment_refund' and undone.id > ${billed})`
export const IS_CHARGE_SQL = isChargeSql(':billed')

/** Cash entries; `undone` is the entry that a refund reverses. */
export const FROM_CASH_ENTRIES = `from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
  left join lateral (
    select id from ledger_entries where transfer_id = t.reverses_id and account_id = e.account_id
  ) as undone on t.kind = 'shipment_refund'`

type EntryRange = Record<'account' | 'billed' | 'after' | 'upTo', string>

/** Entries with an id above `after` and up to `upTo`, with the invoices that list them. */
const entryRangeSql = ({ account, billed, after, upTo }: EntryRange) =>
  `select entry.*, line.invoice_id as "creditedInvoiceId", own.id is not null as "isDocumented"
   from (
     select e.id, t.kind, e.amount_kobo as "amountKobo", e.created_at as at, t.comment,
       case when t.kind like 'shipment\\_%' then t.subject_id end as "shipmentId",
       ${isChargeSql(billed)} as "isCharge", undone.id as undone_id
     ${FROM_CASH_ENTRIES} where e.account_id = ${account} and e.id > ${after} and e.id <= ${upTo}
   ) as entry
     left join billing_invoice_lines as line on line.entry_id = entry.undone_id
     left join billing_invoice_lines as own on own.entry_id = entry.id`

/** Oldest first. An account's entries are committed in order of id, so none appears later. */
export function listEntriesBetween(
  client: SqlClient,
  { accountId, billedEntryId }: BillingAccount,
  after: number,
  upTo: number
): Promise<BillableEntry[]> {
  const between = { account: ':account', billed: ':billed', after: ':after', upTo: ':upTo' }
  return queryRows<BillableEntry>(client, `${entryRangeSql(between)} order by entry.id`, {
    account: accountId,
    billed: billedEntryId,
    after,
    upTo,
  })
}

export type EntrySumRow = Pick<BillableEntry, 'kind' | 'amountKobo' | 'isCharge'> & {
  accountId: number
  isCredit: boolean
  entries: number
}

/** Sums many accounts in one statement, each from its last billed entry up to `upTo`. */
export function sumEntries(client: SqlClient, spans: { account: BillingAccount; upTo: number }[]) {
  const between = {
    account: 'span.account',
    billed: 'span.billed',
    after: 'span.billed',
    upTo: 'span.up_to',
  }
  return queryRows<EntrySumRow>(
    client,
    `select span.account as "accountId", kind, "isCharge",
       "isDocumented" or "creditedInvoiceId" is not null as "isCredit", count(*)::int as entries,
       sum("amountKobo") as "amountKobo"
     from unnest(cast(:accounts as bigint[]), cast(:billed as bigint[]), cast(:upTo as bigint[]))
         as span (account, billed, up_to)
       cross join lateral (${entryRangeSql(between)}) as entry
     group by 1, 2, 3, 4`,
    {
      accounts: spans.map(({ account }) => account.accountId),
      billed: spans.map(({ account }) => account.billedEntryId),
      upTo: spans.map(({ upTo }) => upTo),
    }
  )
}

/** Sum in kobo of the entries since the last invoice, without charges. */
export async function sumPaidSinceBilled(
  client: SqlClient,
  { accountId, billedEntryId }: BillingAccount
): Promise<number> {
  const [sum] = await queryRows<{ kobo: number }>(
    client,
    `select coalesce(sum(e.amount_kobo), 0) as kobo ${FROM_CASH_ENTRIES}
     where e.account_id = :account and e.id > :billed and not ${IS_CHARGE_SQL}`,
    { account: accountId, billed: billedEntryId }
  )
  return sum!.kobo
}

/** The last entry of each account before a moment; omits accounts without one. */
export async function findLastEntries(client: SqlClient, accountIds: number[], moment: Date) {
  const rows = await queryRows<LastLedgerEntry & { accountId: number }>(
    client,
    `select account as "accountId", last.id, balance_after_kobo as "balanceKobo"
     from unnest(cast(:accountIds as bigint[])) as account cross join lateral (
       select id, balance_after_kobo from ledger_entries
       where account_id = account and created_at < :moment order by id desc limit 1
     ) as last`,
    { accountIds, moment }
  )
  return new Map(rows.map(({ accountId, ...last }) => [accountId, last]))
}

export interface LastLedgerEntry {
  id: number
  balanceKobo: number
}

export const NO_LEDGER_ENTRY: LastLedgerEntry = { id: 0, balanceKobo: 0 }

/** The last entry, optionally before a moment and up to an id; id 0 if there is none. */
export async function findLastEntry(
  client: SqlClient,
  accountId: number,
  before: { moment?: Date; entryId?: number } = {}
): Promise<LastLedgerEntry> {
  const [last] = await queryRows<LastLedgerEntry>(
    client,
    `select id, balance_after_kobo as "balanceKobo" from ledger_entries
     where account_id = :accountId and created_at < coalesce(cast(:moment as timestamptz), 'infinity')
       and id <= coalesce(cast(:entryId as bigint), 9223372036854775807)
     order by id desc limit 1`,
    { accountId, moment: before.moment ?? null, entryId: before.entryId ?? null }
  )
  return last ?? NO_LEDGER_ENTRY
}

const FAULT_REFUND_PREFIX = 'Refund of return '

export function faultRefundComment(trackingNumber: number): string {
  return `${FAULT_REFUND_PREFIX}${trackingNumber} (courier at fault)`
}

/** Only the comment distinguishes a refund for a courier's fault from the refund of a void. */
export function isFaultRefundComment(comment: string | null): comment is string {
  return comment?.startsWith(FAULT_REFUND_PREFIX) ?? false
}
