import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { listUnmatchedCredits, sumWithdrawnKobo } from '#shipping/invoicing/account_credits'
import { sumPaidSinceBilled } from '#shipping/invoicing/ledger_entries'
import type BillingAccount from '#shipping/invoicing/models/billing_account'
import type BillingInvoice from '#shipping/invoicing/models/billing_invoice'

type PaymentMatchKind = 'payment' | 'credit_note' | 'write_off'

type PaymentMatch = {
  invoiceId: number
  organizationId: number
  entryId: number | null
  amountKobo: number
  kind: PaymentMatchKind
  matchedBy?: number
}

export async function savePaymentMatch(trx: TransactionClientContract, match: PaymentMatch) {
  await trx.table('billing_matches').insert({
    invoice_id: match.invoiceId,
    organization_id: match.organizationId,
    entry_id: match.entryId,
    amount_kobo: match.amountKobo,
    kind: match.kind,
    matched_by: match.matchedBy ?? null,
  })
}

export interface OpenInvoice {
  id: number
  openKobo: number
}

export function listOpenInvoices(trx: TransactionClientContract, organizationId: number) {
  return queryRows<OpenInvoice>(
    trx,
    `select invoice_id as id, open_kobo as "openKobo" from billing_balances
     where organization_id = :organizationId and open_kobo > 0 order by due_on, invoice_id`,
    { organizationId }
  )
}

/**
 * Kobo of open invoices that the ledger shows as paid but no match records yet. Ignores charges
 * that are not invoiced yet, because money pays invoiced ones first.
 */
export async function sumUnmatchedKobo(
  trx: TransactionClientContract,
  account: BillingAccount,
  open: readonly OpenInvoice[]
): Promise<number> {
  const openKobo = open.reduce((sum, invoice) => sum + invoice.openKobo, 0)
  if (openKobo === 0) return 0
  const balanceKobo = account.closingKobo + (await sumPaidSinceBilled(trx, account))
  return Math.max(0, openKobo - Math.max(0, -balanceKobo))
}

/** Matches money to the oldest invoices first. The caller must lock the account. */
export async function matchPayments(trx: TransactionClientContract, account: BillingAccount) {
  const open = await listOpenInvoices(trx, account.organizationId)
  let leftKobo = await sumUnmatchedKobo(trx, account, open)
  if (leftKobo === 0) return
  const credits = await listMatchableCredits(trx, account, leftKobo)
  for (const invoice of open) {
    for (const credit of credits) {
      const amountKobo = Math.min(leftKobo, invoice.openKobo, credit.freeKobo)
      if (amountKobo <= 0) continue
      const { organizationId } = account
      await savePaymentMatch(trx, {
        invoiceId: invoice.id,
        organizationId,
        entryId: credit.entryId,
        amountKobo,
        kind: 'payment',
      })
      invoice.openKobo -= amountKobo
      credit.freeKobo -= amountKobo
      leftKobo -= amountKobo
    }
  }
}

type MatchableCredit = { entryId: number | null; freeKobo: number }

/** Money from before the first invoice pays first; money that was withdrawn again pays nothing. */
async function listMatchableCredits(
  trx: TransactionClientContract,
  account: BillingAccount,
  neededKobo: number
): Promise<MatchableCredit[]> {
  const credits = [
    ...(await openingBalanceCredit(trx, account)),
    ...(await listUnmatchedCredits(trx, account)),
  ]
  const freeKobo = credits.reduce((sum, credit) => sum + credit.freeKobo, 0)
  let goneKobo = Math.min(await sumWithdrawnKobo(trx, account), freeKobo - neededKobo)
  for (const credit of credits) {
    const takenKobo = Math.min(Math.max(0, goneKobo), credit.freeKobo)
    credit.freeKobo -= takenKobo
    goneKobo -= takenKobo
  }
  return credits
}

async function openingBalanceCredit(
  trx: TransactionClientContract,
  { organizationId, openingKobo }: BillingAccount
): Promise<MatchableCredit[]> {
  if (openingKobo <= 0) return []
  const [used] = await queryRows<{ kobo: number }>(
    trx,
    `select coalesce(sum(amount_kobo), 0) as kobo from billing_matches
     where organization_id = :organizationId and entry_id is null`,
    { organizationId }
  )
  return [{ entryId: null, freeKobo: openingKobo - used!.kobo }]
}

type MatchRequest = {
  entryId: number
  mostKobo: number
  kind: PaymentMatchKind
  matchedBy?: number
}

/** Matches an entry up to its invoice's open amount. Returns the kobo matched. */
export async function matchEntryToInvoice(
  trx: TransactionClientContract,
  { id: invoiceId, organizationId }: Pick<BillingInvoice, 'id' | 'organizationId'>,
  { mostKobo, ...match }: MatchRequest
): Promise<number> {
  const [balance] = await queryRows<OpenInvoice>(
    trx,
    `select invoice_id as id, open_kobo as "openKobo" from billing_balances
     where invoice_id = :invoiceId for update`,
    { invoiceId }
  )
  const amountKobo = Math.min(balance?.openKobo ?? 0, mostKobo)
  if (amountKobo > 0)
    await savePaymentMatch(trx, { invoiceId, organizationId, amountKobo, ...match })
  return amountKobo
}
