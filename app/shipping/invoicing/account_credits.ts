import { type SqlClient, queryRows } from '#shared/database/query_rows'
import type { TransferKind } from '#wallet/ledger/ledger'
import {
  CHARGE_TRANSFER_KINDS,
  FROM_CASH_ENTRIES,
  IS_CHARGE_SQL,
} from '#shipping/invoicing/ledger_entries'
import type BillingAccount from '#shipping/invoicing/models/billing_account'

export interface AccountCredit {
  entryId: number
  kind: TransferKind
  amountKobo: number
  freeKobo: number
  at: Date
  comment: string | null
}

/** Incoming entries with their unmatched amount, without voids of charges not invoiced yet. */
const ACCOUNT_CREDITS = `select e.id as "entryId", t.kind, e.amount_kobo as "amountKobo",
    e.created_at as at, t.comment, e.amount_kobo - coalesce(matched.kobo, 0) as "freeKobo",
    json_build_array(e.created_at::text, e.id)::text as place
  ${FROM_CASH_ENTRIES}
    left join lateral (
      select sum(amount_kobo) as kobo,
        sum(amount_kobo) filter (where kind = 'payment' and invoice_id <> :invoice) as elsewhere
      from billing_matches where entry_id = e.id
    ) as matched on true
  where e.account_id = :account and e.id > :first and e.amount_kobo > 0 and not (e.id > :billed and ${IS_CHARGE_SQL})
    and not exists (select from billing_invoice_lines where entry_id = e.id and kind <> 'credit')`

const creditBindings = (
  { accountId, billedEntryId, firstEntryId }: BillingAccount,
  invoice = 0
) => ({
  account: accountId,
  billed: billedEntryId,
  first: firstEntryId,
  invoice,
})

/** Incoming entries that invoices have not used up, oldest first. */
export function listUnmatchedCredits(client: SqlClient, account: BillingAccount) {
  return queryRows<AccountCredit>(
    client,
    `${ACCOUNT_CREDITS} and e.amount_kobo > coalesce(matched.kobo, 0) order by e.id`,
    creditBindings(account)
  )
}

export async function findAccountCredit(
  client: SqlClient,
  account: BillingAccount,
  entryId: number
): Promise<AccountCredit | null> {
  const values = { ...creditBindings(account), entryId }
  const [credit] = await queryRows<AccountCredit>(
    client,
    `${ACCOUNT_CREDITS} and e.id = :entryId`,
    values
  )
  return credit ?? null
}

export type CreditCursor = [moment: string, entryId: number]

/**
 * Lists the latest incoming entries that could pay an invoice: those with an unmatched amount, and
 * those matched to other invoices, which could be moved. Returns the cursor for older ones.
 */
export async function listCreditsForInvoice(
  client: SqlClient,
  account: BillingAccount,
  invoiceId: number,
  { after, most }: { after: CreditCursor | null; most: number }
): Promise<{ credits: AccountCredit[]; next: CreditCursor | null }> {
  const [moment, entryId] = after ?? [null, null]
  const older = after ? 'and (e.created_at, e.id) < (:moment::timestamptz, :entryId::bigint)' : ''
  const rows = await queryRows<AccountCredit & { place: string }>(
    client,
    `${ACCOUNT_CREDITS} and (e.amount_kobo > coalesce(matched.kobo, 0) or matched.elsewhere > 0) ${older}
     order by e.created_at desc, e.id desc limit :most`,
    { ...creditBindings(account, invoiceId), ...(after && { moment, entryId }), most: most + 1 }
  )
  const credits = rows.slice(0, most)
  const last = rows.length > most ? credits.at(-1) : undefined
  return { credits, next: last ? JSON.parse(last.place) : null }
}

/** Kobo that left the wallet since the first invoice other than by charges, such as withdrawals. */
export async function sumWithdrawnKobo(
  client: SqlClient,
  { accountId, firstEntryId }: BillingAccount
): Promise<number> {
  const [sum] = await queryRows<{ kobo: number }>(
    client,
    `select coalesce(-sum(e.amount_kobo), 0) as kobo
     from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
     where e.account_id = :account and e.id > :first and e.amount_kobo < 0 and t.kind <> all(:charges)`,
    { account: accountId, first: firstEntryId, charges: CHARGE_TRANSFER_KINDS }
  )
  return sum!.kobo
}
