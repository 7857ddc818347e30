import { type SqlClient, queryRows } from '#shared/database/query_rows'
import type { TransferKind } from '#wallet/ledger/ledger'
import type BillingAccount from '#shipping/invoicing/models/billing_account'

/** What an entry of cash is to an invoice. Positive `amountKobo` is money for the business. */
export interface BillableEntry {
  id: number
  kind: TransferKind
  amountKobo: number
  at: Date
  comment: string | null
  shipmentId: number | null
  /** It charges, or takes back what has not been invoiced yet; else it pays, or is aside. */
  isCharge: boolean
  /** The invoice that has what it gives back. */
  creditedInvoiceId: number | null
  /** It stands on an invoice or on a credit note already. */
  isNoted: boolean
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

/** Entries of an account with what each of them takes back, if it is a refund. */
export const FROM_CASH_ENTRIES = `from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
  left join lateral (
    select id from ledger_entries where transfer_id = t.reverses_id and account_id = e.account_id
  ) as undone on t.kind = 'shipment_refund'`

type EntryRange = Record<'account' | 'billed' | 'after' | 'upTo', string>

/** Those of an account after one entry and up to another, with the documents that they stand on. */
const entryRangeSql = ({ account, billed, after, upTo }: EntryRange) =>
  `select entry.*, line.invoice_id as "creditedInvoiceId", own.id is not null as "isNoted"
   from (
     select e.id, t.kind, e.amount_kobo as "amountKobo", e.created_at as at, t.comment,
       case when t.kind like 'shipment\\_%' then t.subject_id end as "shipmentId",
       ${isChargeSql(billed)} as "isCharge", undone.id as undone_id
     ${FROM_CASH_ENTRIES} where e.account_id = ${account} and e.id > ${after} and e.id <= ${upTo}
   ) as entry
     left join billing_invoice_lines as line on line.entry_id = entry.undone_id
     left join billing_invoice_lines as own on own.entry_id = entry.id`

/**
 * After one entry and up to another, the oldest first. Entries of one account are written under its lock, so what is
 * seen up to an entry is complete.
 */
export function listEntriesBetween(
  client: SqlClient,
  { accountId, billedEntryId }: BillingAccount,
  after: number,
  upTo: number
): Promise<BillableEntry[]> {
  const between = { account: ':account', billed: ':billed', after: ':after', upTo: ':upTo' }
  return queryRows<BillableEntry>(client, `${entryRangeSql(between)} order by entry.id`, {
    ...{ account: accountId, billed: billedEntryId, after, upTo },
  })
}

/** What entries of one account come to that are the same to an invoice. */
export type EntrySumRow = Pick<BillableEntry, 'kind' | 'amountKobo' | 'isCharge'> & {
  accountId: number
  isCredit: boolean
  entries: number
}

/** Of many accounts, each since it was billed and up to an entry: one statement, whoever has had how many. */
export function sumEntries(
  client: SqlClient,
  spans: { account: BillingAccount; upTo: number }[]
): Promise<EntrySumRow[]> {
  const between = {
    ...{ account: 'span.account', billed: 'span.billed', after: 'span.billed', upTo: 'span.up_to' },
  }
  return queryRows<EntrySumRow>(
    client,
    `select span.account as "accountId", kind, "isCharge",
       "isNoted" or "creditedInvoiceId" is not null as "isCredit", count(*)::int as entries,
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

/** Kobo that everything but charges has moved since the last invoice. */
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

/** Of each account the last one before a moment, in one statement; none of those that have none. */
export async function findLastEntries(
  client: SqlClient,
  accountIds: number[],
  moment: Date
): Promise<Map<number, LastLedgerEntry>> {
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

/** The last entry of an account, or the last one before a moment and up to an entry; 0 before any. */
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

/** What the ledger says of a refund for a return that its courier caused. */
export function faultRefundComment(trackingNumber: number): string {
  return `${FAULT_REFUND_PREFIX}${trackingNumber}, caused by its courier`
}

/** Such a refund is no void, and only its comment tells them apart. */
export function isFaultRefundComment(comment: string | null): comment is string {
  return comment?.startsWith(FAULT_REFUND_PREFIX) ?? false
}
