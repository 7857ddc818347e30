import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { signCursor, readSignedCursor } from '#shared/http/signed_cursor'
import {
  type CreditCursor,
  listCreditsForInvoice,
  type AccountCredit,
} from '#shipping/invoicing/account_credits'
import BillingAccount from '#shipping/invoicing/models/billing_account'
import type BillingInvoice from '#shipping/invoicing/models/billing_invoice'

export interface InvoiceMatch {
  id: number
  kind: 'payment' | 'credit_note' | 'write_off'
  comment: string
  /** Negative if a match was reversed. */
  amountKobo: number
  at: Date
  /** Null if the payment was matched automatically. */
  matchedBy: string | null
}

export function listInvoiceMatches(invoiceId: number): Promise<InvoiceMatch[]> {
  return queryRows<InvoiceMatch>(
    db,
    `select m.id, m.kind, m.amount_kobo as "amountKobo", m.created_at as at,
       coalesce(t.comment, initcap(left(replace(t.kind, '_', ' '), 1)) || substr(replace(t.kind, '_', ' '), 2),
         'Balance before the first invoice') as comment,
       case when users.id is not null then concat_ws(' ', users.firstname, users.lastname) end as "matchedBy"
     from billing_matches m left join ledger_entries e on e.id = m.entry_id
       left join ledger_transfers t on t.id = e.transfer_id left join users on users.id = m.matched_by
     where m.invoice_id = :invoiceId order by m.id`,
    { invoiceId }
  )
}

const PAYMENTS_PER_PAGE = 20

export interface MatchablePayments {
  credits: AccountCredit[]
  /** The cursor of older payments; null at the end. */
  next: string | null
}

/**
 * Lists payments that could pay this invoice, newest first: unmatched or matched to another
 * invoice. Throws InvalidCursor.
 */
export async function listMatchablePayments(
  invoice: BillingInvoice,
  cursor?: string
): Promise<MatchablePayments> {
  if (invoice.openKobo === 0) return { credits: [], next: null }
  const list = `payments for billing invoice ${invoice.id}`
  const after: CreditCursor | null = cursor ? JSON.parse(readSignedCursor(cursor, list)) : null
  const account = await BillingAccount.findOrFail(invoice.organizationId)
  const { credits, next } = await listCreditsForInvoice(db, account, invoice.id, {
    after,
    most: PAYMENTS_PER_PAGE,
  })
  return { credits, next: next && signCursor(JSON.stringify(next), list) }
}
