import { type Client, rowsOf } from '#shared/database/rows'
import type { TransferKind } from '#wallet/ledger/ledger'
import type BillingAccount from '#shipping/invoicing/models/billing_account'

/** What an entry of cash is to an invoice. Positive `amountKobo` is money for the business. */
export interface BilledEntry {
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

const CHARGES: readonly TransferKind[] = ['shipment_payment', 'shipment_reweigh', 'staff_debit']
const IS_CHARGE = `(t.kind in (${CHARGES.map((kind) => `'${kind}'`).join(', ')})
  or t.kind = 'shipment_refund' and undone.id > :billed)`

/** Entries of an account with what each of them takes back, if it is a refund. */
const ENTRIES = `from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
  left join lateral (
    select id from ledger_entries where transfer_id = t.reverses_id and account_id = e.account_id
  ) as undone on t.kind = 'shipment_refund'`

/**
 * After one entry and up to another, the oldest first. Entries of one account are written under its lock, so what is
 * seen up to an entry is complete.
 */
export function entriesBetween(
  client: Client,
  { accountId, billedEntryId }: BillingAccount,
  after: number,
  upTo: number
): Promise<BilledEntry[]> {
  return rowsOf<BilledEntry>(
    client,
    `select entry.*, line.invoice_id::float8 as "creditedInvoiceId", own.id is not null as "isNoted"
     from (
       select e.id::float8, t.kind, e.amount_kobo::float8 as "amountKobo", e.created_at as at, t.comment,
         case when t.kind like 'shipment\\_%' then t.subject_id::float8 end as "shipmentId",
         ${IS_CHARGE} as "isCharge", undone.id as undone_id
       ${ENTRIES} where e.account_id = :account and e.id > :after and e.id <= :upTo
     ) as entry
       left join billing_invoice_lines as line on line.entry_id = entry.undone_id
       left join billing_invoice_lines as own on own.entry_id = entry.id
     order by entry.id`,
    { account: accountId, billed: billedEntryId, after, upTo }
  )
}

/** Kobo that everything but charges has moved since the last invoice. */
export async function paidSinceBilled(
  client: Client,
  { accountId, billedEntryId }: BillingAccount
): Promise<number> {
  const [sum] = await rowsOf<{ kobo: number }>(
    client,
    `select coalesce(sum(e.amount_kobo), 0)::float8 as kobo ${ENTRIES}
     where e.account_id = :account and e.id > :billed and not ${IS_CHARGE}`,
    { account: accountId, billed: billedEntryId }
  )
  return sum!.kobo
}

/** Money that came in and that no invoice has used up, the oldest first. */
export interface FreeCredit {
  entryId: number
  kind: TransferKind
  amountKobo: number
  freeKobo: number
  at: Date
  comment: string | null
}

export function freeCredits(
  client: Client,
  { accountId, billedEntryId, firstEntryId }: BillingAccount,
  { used = false }: { used?: boolean } = {}
): Promise<FreeCredit[]> {
  return rowsOf<FreeCredit>(
    client,
    `select e.id::float8 as "entryId", t.kind, e.amount_kobo::float8 as "amountKobo",
       e.created_at as at, t.comment, (e.amount_kobo - coalesce(matched.kobo, 0))::float8 as "freeKobo"
     ${ENTRIES}
       left join lateral (
         select sum(amount_kobo) as kobo from billing_matches where entry_id = e.id
       ) as matched on true
     where e.account_id = :account and e.id > :first and e.amount_kobo > 0 and not (e.id > :billed and ${IS_CHARGE})
       and not exists (select from billing_invoice_lines where entry_id = e.id and kind <> 'credit')
       and (:used or e.amount_kobo > coalesce(matched.kobo, 0))
     order by e.id`,
    { account: accountId, billed: billedEntryId, first: firstEntryId, used }
  )
}

/** Kobo that left the wallet otherwise than by charges since the first invoice, such as withdrawals. */
export async function withdrawnKobo(
  client: Client,
  { accountId, firstEntryId }: BillingAccount
): Promise<number> {
  const [sum] = await rowsOf<{ kobo: number }>(
    client,
    `select coalesce(-sum(e.amount_kobo), 0)::float8 as kobo
     from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
     where e.account_id = :account and e.id > :first and e.amount_kobo < 0 and t.kind <> all(:charges)`,
    { account: accountId, first: firstEntryId, charges: CHARGES }
  )
  return sum!.kobo
}

/** The last entry of an account, or the last one before a moment and up to an entry; 0 before any. */
export async function lastEntry(
  client: Client,
  accountId: number,
  before: { moment?: Date; entryId?: number } = {}
): Promise<{ id: number; balanceKobo: number }> {
  const [last] = await rowsOf<{ id: number; balanceKobo: number }>(
    client,
    `select id::float8, balance_after_kobo::float8 as "balanceKobo" from ledger_entries
     where account_id = :accountId and created_at < coalesce(cast(:moment as timestamptz), 'infinity')
       and id <= coalesce(cast(:entryId as bigint), 9223372036854775807)
     order by id desc limit 1`,
    { accountId, moment: before.moment ?? null, entryId: before.entryId ?? null }
  )
  return last ?? { id: 0, balanceKobo: 0 }
}
