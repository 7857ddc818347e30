import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { errors } from '@adonisjs/lucid'
import type { Caller } from '#identity/sessions/caller'
import { type AuditAction, recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { formatKobo, naira } from '#shared/money/rules/money'
import { requireNotOwnWallet } from '#wallet/balances/perform_wallet_operation'
import Wallet from '#wallet/balances/wallet'
import { postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { updateCreditStop, settleBillingAccount } from '#shipping/invoicing/settle_invoices'
import { loadCreditedTotals, issueCreditNote } from '#shipping/invoicing/credit_notes'
import { findLastEntry } from '#shipping/invoicing/ledger_entries'
import { matchEntryToInvoice } from '#shipping/invoicing/match_payments'
import BillingAccount from '#shipping/invoicing/models/billing_account'
import BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import { queueInvoiceNotice } from '#shipping/invoicing/invoice_notices'
import { loadBillingTerms } from '#shipping/invoicing/invoicing_settings'

export class InvoiceAlreadySettled extends DomainError {
  constructor() {
    super('E_INVOICE_SETTLED', 'This invoice has nothing left to pay.')
  }
}

class CreditAboveInvoice extends DomainError {
  constructor(mostKobo: number) {
    const rest = mostKobo > 0 ? `At most ${formatKobo(mostKobo)} is left` : 'Nothing is left'
    super('E_CREDIT_TOO_LARGE', `${rest} of this invoice to credit.`, 'amount')
  }
}

/** Locks and settles the account first. Throws E_ROW_NOT_FOUND, also for a credit note's id. */
export async function lockInvoice(trx: TransactionClientContract, id: number) {
  const terms = await loadBillingTerms(trx)
  const { organizationId } = await BillingInvoice.query({ client: trx })
    .where({ id, series: 'INV' })
    .firstOrFail()
  const account = await BillingAccount.locked(trx, organizationId)
  if (!account) throw new errors.E_ROW_NOT_FOUND()
  await settleBillingAccount(trx, account, terms)
  const invoice = await BillingInvoice.query({ client: trx })
    .where({ id })
    .preload('balance')
    .firstOrFail()
  return { invoice, account, terms }
}

export type LockedInvoice = Awaited<ReturnType<typeof lockInvoice>>

/**
 * Writes off an invoice's open amount. A ledger transfer from our own account keeps ledger and
 * invoices consistent. Throws InvoiceAlreadySettled, and Forbidden for one's own business.
 */
export async function writeOffInvoice(
  trx: TransactionClientContract,
  by: Caller,
  { invoice, account, terms }: LockedInvoice,
  reason: string
): Promise<{ message: string; amountKobo: number }> {
  const amountKobo = invoice.openKobo
  if (amountKobo === 0) throw new InvoiceAlreadySettled()
  const entryId = await postLedgerCredit(trx, by, account, {
    kind: 'write_off',
    from: 'write_offs',
    amountKobo,
    reference: invoice.number,
    comment: `Write-off of ${invoice.number}: ${reason}`,
  })
  const matched = { entryId, mostKobo: amountKobo, matchedBy: by.user.id }
  await matchEntryToInvoice(trx, invoice, { ...matched, kind: 'write_off' })
  await updateCreditStop(trx, account, terms)
  await auditInvoice(trx, by, invoice, 'invoice.write_off', { amountKobo, reason })
  return { message: `${formatKobo(amountKobo)} of ${invoice.number} is written off.`, amountKobo }
}

export interface ManualCredit {
  amountKobo: number
  reason: string
  reference: string
}

/**
 * Credits part of an invoice to the wallet and issues a credit note, which first pays the invoice's
 * open amount. Throws CreditAboveInvoice, and Forbidden for one's own business.
 */
export async function creditInvoice(
  trx: TransactionClientContract,
  by: Caller,
  { invoice, account, terms }: LockedInvoice,
  { amountKobo, reason, reference }: ManualCredit
): Promise<{ message: string; amountKobo: number }> {
  const { creditedKobo } = await loadCreditedTotals(trx, invoice)
  const mostKobo = invoice.totalKobo - creditedKobo - (invoice.balance?.writtenOffKobo ?? 0)
  if (amountKobo > mostKobo) throw new CreditAboveInvoice(mostKobo)
  const comment = `Credit on ${invoice.number}: ${reason}`
  const given = {
    kind: 'staff_credit',
    from: 'adjustments',
    amountKobo,
    reference,
    comment,
  } as const
  const id = await postLedgerCredit(trx, by, account, given)
  const entry = { id, amountKobo, at: new Date(), comment: reason, shipmentId: null }
  const note = await issueCreditNote(trx, invoice, [entry], {
    terms,
    reason,
    createdBy: by.user.id,
  })
  await queueInvoiceNotice(trx, note.id)
  await settleBillingAccount(trx, account, terms)
  await auditInvoice(trx, by, invoice, 'invoice.credit', { amountKobo, reason })
  const message = `${note.number} credits ${formatKobo(amountKobo)} on ${invoice.number}.`
  return { message, amountKobo }
}

type LedgerCredit = {
  kind: 'write_off' | 'staff_credit'
  from: 'write_offs' | 'adjustments'
  amountKobo: number
  reference: string
  comment: string
}

async function postLedgerCredit(
  trx: TransactionClientContract,
  by: Caller,
  { walletId, accountId }: BillingAccount,
  { kind, from, amountKobo, reference, comment }: LedgerCredit
): Promise<number> {
  await requireNotOwnWallet(trx, await Wallet.findOrFail(walletId, { client: trx }), by.user.id)
  const houseId = await LedgerAccount.idOfSystem(from, trx)
  await postTransfer(
    trx,
    { kind, reference, comment: comment.slice(0, 200), createdBy: by.user.id },
    [
      { accountId, amountKobo },
      { accountId: houseId, amountKobo: -amountKobo },
    ]
  )
  const { id } = await findLastEntry(trx, accountId)
  return id
}

/** Records in the audit log what staff did with an invoice. */
export function auditInvoice(
  trx: TransactionClientContract,
  by: Caller,
  { id, number }: BillingInvoice,
  action: AuditAction,
  { amountKobo, ...more }: { amountKobo: number; reason?: string; entry?: number }
) {
  return recordAudit(trx, {
    actorId: by.user.id,
    action,
    subject: { kind: 'invoice', id },
    after: { number, amount: naira(amountKobo), ...more },
  })
}
