import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import type { TransferKind } from '#wallet/ledger/ledger'
import { type FreeCredit, freeCredits } from '#shipping/invoicing/entries'
import BillingAccount from '#shipping/invoicing/models/billing_account'
import type BillingInvoice from '#shipping/invoicing/models/billing_invoice'

export interface InvoiceMatch {
  id: number
  kind: 'payment' | 'credit_note' | 'write_off'
  comment: string
  /** Below zero where it was taken back. */
  amountKobo: number
  at: Date
  /** Nobody, where it was matched by itself. */
  matchedBy: string | null
}

/** The oldest first. */
export function matchesOf(invoiceId: number): Promise<InvoiceMatch[]> {
  return rowsOf<InvoiceMatch>(
    db,
    `select m.id::float8, m.kind, m.amount_kobo::float8 as "amountKobo", m.created_at as at,
       coalesce(t.comment, initcap(left(replace(t.kind, '_', ' '), 1)) || substr(replace(t.kind, '_', ' '), 2),
         'Balance before the first invoice') as comment,
       case when users.id is not null then concat_ws(' ', users.firstname, users.lastname) end as "matchedBy"
     from billing_matches m left join ledger_entries e on e.id = m.entry_id
       left join ledger_transfers t on t.id = e.transfer_id left join users on users.id = m.matched_by
     where m.invoice_id = :invoiceId order by m.id`,
    { invoiceId }
  )
}

const LONGEST_LIST = 50

const GIVEN: readonly TransferKind[] = ['write_off', 'shipment_refund']

/** Money of a business that could pay this invoice, the latest first: free, or paying another by itself. */
export async function paymentsFor(invoice: BillingInvoice): Promise<FreeCredit[]> {
  if (invoice.openKobo === 0) return []
  const account = await BillingAccount.findOrFail(invoice.organizationId)
  const credits = await freeCredits(db, account, { used: true })
  // What was given for an invoice stays with it.
  const movable = credits.filter(({ kind, freeKobo }) => freeKobo > 0 || !GIVEN.includes(kind))
  return movable.toReversed().slice(0, LONGEST_LIST)
}
