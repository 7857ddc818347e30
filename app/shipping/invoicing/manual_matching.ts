import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { queryRows } from '#shared/database/query_rows'
import { DomainError } from '#shared/errors/domain_error'
import { formatKobo } from '#shared/money/rules/money'
import {
  auditInvoice,
  type LockedInvoice,
  InvoiceAlreadySettled,
} from '#shipping/invoicing/credit_and_write_off'
import { findAccountCredit } from '#shipping/invoicing/account_credits'
import {
  matchPayments,
  listOpenInvoices,
  sumUnmatchedKobo,
  savePaymentMatch,
} from '#shipping/invoicing/match_payments'
import type BillingAccount from '#shipping/invoicing/models/billing_account'

class PaymentNotMatchable extends DomainError {
  constructor() {
    super('E_NOT_MATCHABLE', 'This payment is used up, so it cannot pay the invoice.', 'entryId')
  }
}

/**
 * Moves a payment to this invoice, if necessary from other invoices, latest first. Other payments
 * then cover the oldest invoices. Throws InvoiceAlreadySettled and PaymentNotMatchable.
 */
export async function matchPaymentManually(
  trx: TransactionClientContract,
  by: Caller,
  { invoice, account }: LockedInvoice,
  entryId: number
): Promise<{ message: string }> {
  if (invoice.openKobo === 0) throw new InvoiceAlreadySettled()
  const credit = await findAccountCredit(trx, account, entryId)
  if (!credit) throw new PaymentNotMatchable()
  const open = await listOpenInvoices(trx, account.organizationId)
  const unmatched = Math.min(credit.freeKobo, await sumUnmatchedKobo(trx, account, open))
  const takenBack = await reverseMatches(trx, by, account, {
    entryId,
    invoiceId: invoice.id,
    mostKobo: invoice.openKobo - unmatched,
  })
  const amountKobo = Math.min(invoice.openKobo, unmatched + takenBack)
  if (amountKobo <= 0) throw new PaymentNotMatchable()
  const { organizationId } = account
  const match = { invoiceId: invoice.id, organizationId, entryId, amountKobo }
  await savePaymentMatch(trx, { ...match, kind: 'payment', matchedBy: by.user.id })
  await matchPayments(trx, account)
  await auditInvoice(trx, by, invoice, 'invoice.match', { amountKobo, entry: entryId })
  return { message: `${formatKobo(amountKobo)} of this payment now pays ${invoice.number}.` }
}

type MatchReversal = { entryId: number; invoiceId: number; mostKobo: number }

/** Reverses the payment's matches with other invoices, latest first. Returns the kobo freed. */
async function reverseMatches(
  trx: TransactionClientContract,
  by: Caller,
  { organizationId }: BillingAccount,
  { entryId, invoiceId, mostKobo }: MatchReversal
): Promise<number> {
  const matches = await queryRows<{ invoiceId: number; kobo: number }>(
    trx,
    `select invoice_id as "invoiceId", sum(amount_kobo) as kobo from billing_matches
     where entry_id = :entryId and invoice_id <> :invoiceId and kind = 'payment'
     group by invoice_id having sum(amount_kobo) > 0 order by invoice_id desc`,
    { entryId, invoiceId }
  )
  let takenKobo = 0
  for (const { invoiceId: from, kobo } of matches) {
    const amountKobo = Math.min(kobo, mostKobo - takenKobo)
    if (amountKobo <= 0) break
    const match = { invoiceId: from, organizationId, entryId, amountKobo: -amountKobo }
    await savePaymentMatch(trx, { ...match, kind: 'payment', matchedBy: by.user.id })
    takenKobo += amountKobo
  }
  return takenKobo
}
