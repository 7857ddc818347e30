import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import type { Bill } from '#shipping/invoicing/bill'
import { lagosDay } from '#shipping/invoicing/billing_periods'
import { type BilledEntry, entriesBetween, lastEntry } from '#shipping/invoicing/entries'
import { issue } from '#shipping/invoicing/issuing'
import { matchTo } from '#shipping/invoicing/matching'
import type BillingAccount from '#shipping/invoicing/models/billing_account'
import BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import type { InvoiceTerms } from '#shipping/invoicing/settings'
import { vatWithin } from '#shipping/invoicing/vat'

/**
 * Writes a credit note for each invoice of which something was given back since it was issued. The caller holds the
 * account. Answers their ids.
 */
export async function creditRefunds(
  trx: TransactionClientContract,
  account: BillingAccount,
  terms: InvoiceTerms
): Promise<number[]> {
  const { id: upTo } = await lastEntry(trx, account.accountId)
  if (upTo <= account.creditedEntryId) return []
  const entries = await entriesBetween(trx, account, account.creditedEntryId, upTo)
  const refunds = entries.filter(
    ({ isNoted, isCharge, creditedInvoiceId }) => !isNoted && !isCharge && creditedInvoiceId
  )
  const written = []
  for (const [invoiceId, given] of Map.groupBy(refunds, (entry) => entry.creditedInvoiceId!)) {
    const invoice = await BillingInvoice.findOrFail(invoiceId, { client: trx })
    const note = await creditNote(trx, invoice, given, { terms, reason: reasonOf(given) })
    written.push(note.id)
  }
  account.creditedEntryId = upTo
  await account.save()
  return written
}

function reasonOf(given: BilledEntry[]): string {
  return given.length === 1 ? 'A shipment was refunded.' : `${given.length} refunds.`
}

export interface Crediting {
  terms: InvoiceTerms
  reason: string
  createdBy?: number
}

type Given = Pick<BilledEntry, 'id' | 'amountKobo' | 'at' | 'comment' | 'shipmentId'>

/** A credit note about entries that have given money back; it pays what is open of its invoice. */
export async function creditNote(
  trx: TransactionClientContract,
  invoice: BillingInvoice,
  given: Given[],
  { terms, ...about }: Crediting
): Promise<BillingInvoice> {
  const note = await issue(trx, {
    ...{ series: 'CN', organizationId: invoice.organizationId, creditsId: invoice.id, ...about },
    period: { from: lagosDay(invoice.periodFrom), to: lagosDay(invoice.periodTo) },
    bill: billOfNote(invoice, given, await creditedOf(trx, invoice)),
    terms,
  })
  for (const { id, amountKobo } of given) {
    const match = { entryId: id, mostKobo: amountKobo, matchedBy: about.createdBy }
    await matchTo(trx, invoice, { ...match, kind: 'credit_note' })
  }
  return note
}

interface Credited {
  creditedKobo: number
  creditedVatKobo: number
}

/** What the credit notes of an invoice come to so far. */
export async function creditedOf(
  trx: TransactionClientContract,
  { id }: BillingInvoice
): Promise<Credited> {
  const [credited] = await rowsOf<Credited>(
    trx,
    `select coalesce(sum(total_kobo), 0) as "creditedKobo",
       coalesce(sum(vat_kobo), 0) as "creditedVatKobo"
     from billing_invoices where credits_id = :id`,
    { id }
  )
  return credited!
}

/**
 * Its tax is what all credit notes together take back, less what earlier ones did: never more than the invoice's. Old notes
 * were rounded each by itself, and may have taken back more already.
 */
function billOfNote(invoice: BillingInvoice, given: Given[], before: Credited): Bill {
  const { vatBasisPoints } = invoice
  const totalKobo = given.reduce((sum, { amountKobo }) => sum + amountKobo, 0)
  const takenBackKobo = vatWithin(before.creditedKobo + totalKobo, vatBasisPoints)
  const nothing = { openingKobo: 0, chargesKobo: 0, paymentsKobo: 0, adjustmentsKobo: 0 }
  return {
    ...nothing,
    ...{ afterEntryId: given[0]!.id - 1, lastEntryId: given.at(-1)!.id },
    ...{ creditedKobo: totalKobo, closingKobo: totalKobo, totalKobo, vatBasisPoints },
    vatKobo: Math.max(0, Math.min(takenBackKobo, invoice.vatKobo) - before.creditedVatKobo),
    lines: given.map(({ id, amountKobo, at, comment, shipmentId }) => ({
      ...{ kind: 'credit', entryId: id, shipmentId, amountKobo: -amountKobo, at, comment },
    })),
  }
}
