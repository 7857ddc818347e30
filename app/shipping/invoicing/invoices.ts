import { DateTime } from 'luxon'
import type { Caller } from '#identity/sessions/caller'
import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import BillingInvoice from '#shipping/invoicing/models/billing_invoice'

/** What moved the balance besides the lines of the invoice. */
export interface Movement {
  id: number
  at: DateTime
  comment: string
  reference: string
  /** Below zero where it left the wallet. */
  amountKobo: number
}

export interface WholeInvoice {
  invoice: BillingInvoice
  movements: Movement[]
}

/** With all that its paper says. Throws E_ROW_NOT_FOUND. */
export async function wholeInvoice(id: number): Promise<WholeInvoice> {
  const invoice = await documents()
    .where({ id })
    .preload('lines', (lines) => lines.orderBy('id'))
    .firstOrFail()
  return withMovements(invoice)
}

/** The same without its lines, of which there may be thousands: a page reads them from a list. Throws E_ROW_NOT_FOUND. */
export async function invoiceHead(id: number): Promise<WholeInvoice> {
  return withMovements(await documents().where({ id }).firstOrFail())
}

function documents() {
  return BillingInvoice.query().preload('balance').preload('credited')
}

async function withMovements(invoice: BillingInvoice): Promise<WholeInvoice> {
  return { invoice, movements: invoice.isCreditNote ? [] : await movementsOf(invoice) }
}

type Row = Omit<Movement, 'at' | 'comment'> & { at: Date; kind: string; comment: string | null }

async function movementsOf(invoice: BillingInvoice): Promise<Movement[]> {
  const rows = await rowsOf<Row>(
    db,
    `select e.id, e.created_at as at, t.kind, t.comment, t.reference, e.amount_kobo as "amountKobo"
     from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
       join billing_accounts account on account.account_id = e.account_id
     where account.organization_id = :organizationId and e.id > :after and e.id <= :last and not exists (
       select from billing_invoice_lines where entry_id = e.id and invoice_id = :invoiceId)
     order by e.id`,
    {
      organizationId: invoice.organizationId,
      after: invoice.afterEntryId,
      last: invoice.lastEntryId,
      invoiceId: invoice.id,
    }
  )
  return rows.map(({ at, kind, comment, ...row }) => ({
    ...row,
    at: DateTime.fromJSDate(at),
    comment: comment ?? sentence(kind.replaceAll('_', ' ')),
  }))
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Those that a caller sees: of the business whose wallet they share; all of them for staff of the console. */
export function invoicesSeenBy(caller: Caller) {
  return caller.isAdmin ? BillingInvoice.query() : ownInvoices(caller)
}

/** Throws E_ROW_NOT_FOUND for what is out of the caller's sight. */
export async function invoiceSeenBy(caller: Caller, id: number): Promise<WholeInvoice> {
  const found = await invoicesSeenBy(caller).where({ id }).firstOrFail()
  return wholeInvoice(found.id)
}

/** Without its lines. Throws E_ROW_NOT_FOUND for what is out of the caller's sight. */
export async function invoiceHeadSeenBy(caller: Caller, id: number): Promise<WholeInvoice> {
  const found = await invoicesSeenBy(caller).where({ id }).firstOrFail()
  return invoiceHead(found.id)
}

/** Of the business whose wallet a caller shares. */
export function ownInvoices({ organization, ownerUserId }: Caller) {
  const isPayer = organization.isBusiness && ownerUserId === null
  return BillingInvoice.query().where('organizationId', isPayer ? organization.id : 0)
}
