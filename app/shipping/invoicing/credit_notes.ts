import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import type { DraftInvoice } from '#shipping/invoicing/draft_invoice'
import { lagosDay } from '#shipping/invoicing/billing_periods'
import {
  type BillableEntry,
  listEntriesBetween,
  findLastEntry,
} from '#shipping/invoicing/ledger_entries'
import { issueInvoice } from '#shipping/invoicing/issue_invoice'
import { matchEntryToInvoice } from '#shipping/invoicing/match_payments'
import type BillingAccount from '#shipping/invoicing/models/billing_account'
import BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import type { InvoiceTerms } from '#shipping/invoicing/invoicing_settings'
import { includedVatKobo } from '#shipping/invoicing/vat'

/** Returns the ids of the credit notes. The caller must lock the account. */
export async function issueRefundCreditNotes(
  trx: TransactionClientContract,
  account: BillingAccount,
  terms: InvoiceTerms
): Promise<number[]> {
  const { id: upTo } = await findLastEntry(trx, account.accountId)
  if (upTo <= account.creditedEntryId) return []
  const entries = await listEntriesBetween(trx, account, account.creditedEntryId, upTo)
  const refunds = entries.filter(
    ({ isDocumented, isCharge, creditedInvoiceId }) =>
      !isDocumented && !isCharge && creditedInvoiceId
  )
  const written = []
  for (const [invoiceId, given] of Map.groupBy(refunds, (entry) => entry.creditedInvoiceId!)) {
    const invoice = await BillingInvoice.findOrFail(invoiceId, { client: trx })
    const note = await issueCreditNote(trx, invoice, given, {
      terms,
      reason: creditNoteReason(given),
    })
    written.push(note.id)
  }
  account.creditedEntryId = upTo
  await account.save()
  return written
}

function creditNoteReason(given: BillableEntry[]): string {
  return given.length === 1 ? 'A shipment was refunded.' : `${given.length} refunds.`
}

export interface CreditNoteTerms {
  terms: InvoiceTerms
  reason: string
  createdBy?: number
}

type RefundEntry = Pick<BillableEntry, 'id' | 'amountKobo' | 'at' | 'comment' | 'shipmentId'>

/** Issues a credit note for refund entries, which pays its invoice's open amount. */
export async function issueCreditNote(
  trx: TransactionClientContract,
  invoice: BillingInvoice,
  given: RefundEntry[],
  { terms, ...about }: CreditNoteTerms
): Promise<BillingInvoice> {
  const note = await issueInvoice(trx, {
    series: 'CN',
    organizationId: invoice.organizationId,
    creditsId: invoice.id,
    ...about,
    period: { from: lagosDay(invoice.periodFrom), to: lagosDay(invoice.periodTo) },
    bill: draftCreditNote(invoice, given, await loadCreditedTotals(trx, invoice)),
    terms,
  })
  for (const { id, amountKobo } of given) {
    const match = { entryId: id, mostKobo: amountKobo, matchedBy: about.createdBy }
    await matchEntryToInvoice(trx, invoice, { ...match, kind: 'credit_note' })
  }
  return note
}

interface CreditedTotals {
  creditedKobo: number
  creditedVatKobo: number
}

export async function loadCreditedTotals(trx: TransactionClientContract, { id }: BillingInvoice) {
  const [credited] = await queryRows<CreditedTotals>(
    trx,
    `select coalesce(sum(total_kobo), 0) as "creditedKobo",
       coalesce(sum(vat_kobo), 0) as "creditedVatKobo"
     from billing_invoices where credits_id = :id`,
    { id }
  )
  return credited!
}

/**
 * Computes VAT on all credit notes together and subtracts that of earlier ones, so that they never
 * take back more VAT than the invoice has. Old notes were rounded one by one and may have taken
 * back more; then this note has no VAT.
 */
function draftCreditNote(
  invoice: BillingInvoice,
  given: RefundEntry[],
  before: CreditedTotals
): DraftInvoice {
  const { vatBasisPoints } = invoice
  const totalKobo = given.reduce((sum, { amountKobo }) => sum + amountKobo, 0)
  const takenBackKobo = includedVatKobo(before.creditedKobo + totalKobo, vatBasisPoints)
  const nothing = { openingKobo: 0, chargesKobo: 0, paymentsKobo: 0, adjustmentsKobo: 0 }
  return {
    ...nothing,
    afterEntryId: given[0]!.id - 1,
    lastEntryId: given.at(-1)!.id,
    creditedKobo: totalKobo,
    closingKobo: totalKobo,
    totalKobo,
    vatBasisPoints,
    vatKobo: Math.max(0, Math.min(takenBackKobo, invoice.vatKobo) - before.creditedVatKobo),
    lines: given.map(({ id, amountKobo, at, comment, shipmentId }) => ({
      kind: 'credit',
      entryId: id,
      shipmentId,
      amountKobo: -amountKobo,
      at,
      comment,
    })),
  }
}
