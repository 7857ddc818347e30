import { DateTime } from 'luxon'
import type { Caller } from '#identity/sessions/caller'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import BillingInvoice from '#shipping/invoicing/models/billing_invoice'

export interface BalanceMovement {
  id: number
  at: DateTime
  comment: string
  reference: string
  /** Negative for debits. */
  amountKobo: number
}

export interface InvoiceWithStatement {
  invoice: BillingInvoice
  movements: BalanceMovement[]
}

/** Loads an invoice with its lines and statement. Throws E_ROW_NOT_FOUND. */
export async function loadInvoice(id: number): Promise<InvoiceWithStatement> {
  const whole = await loadInvoiceWithoutLines(id)
  await whole.invoice.load('lines', (lines) => lines.orderBy('id'))
  return whole
}

/** Omits the lines, possibly thousands, which pages load separately. Throws E_ROW_NOT_FOUND. */
export async function loadInvoiceWithoutLines(id: number): Promise<InvoiceWithStatement> {
  const query = BillingInvoice.query().preload('balance').preload('credited')
  const invoice = await query.where({ id }).firstOrFail()
  return { invoice, movements: invoice.isCreditNote ? [] : await loadMovements(invoice) }
}

type Row = Omit<BalanceMovement, 'at' | 'comment'> & {
  at: Date
  kind: string
  comment: string | null
}

async function loadMovements(invoice: BillingInvoice): Promise<BalanceMovement[]> {
  const rows = await queryRows<Row>(
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
    comment: comment ?? toSentence(kind.replaceAll('_', ' ')),
  }))
}

function toSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Invoices of the caller's business; all of them for console staff. */
function visibleInvoiceQuery(caller: Caller) {
  return caller.isAdmin ? BillingInvoice.query() : ownInvoiceQuery(caller)
}

/** Throws E_ROW_NOT_FOUND. */
export async function requireVisibleInvoice(caller: Caller, invoiceId: number): Promise<number> {
  const { id } = await visibleInvoiceQuery(caller).where('id', invoiceId).firstOrFail()
  return id
}

/** Invoices of the caller's business; none for a retail customer. */
export function ownInvoiceQuery({ organization, ownerUserId }: Caller) {
  const isBusiness = organization.isBusiness && ownerUserId === null
  return BillingInvoice.query().where('organizationId', isBusiness ? organization.id : 0)
}
