import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runEach } from '#shared/queue/run_each'
import { queryRows } from '#shared/database/query_rows'
import { updateCreditStop } from '#shipping/invoicing/update_credit_stop'
import { issueRefundCreditNotes } from '#shipping/invoicing/credit_notes'
import { matchPayments } from '#shipping/invoicing/match_payments'
import BillingAccount from '#shipping/invoicing/models/billing_account'
import { type BillingTerms, loadBillingTerms } from '#shipping/invoicing/invoicing_settings'
import { queueInvoiceNotice } from '#shipping/invoicing/invoice_notices'

/**
 * Brings a business's invoices in line with its ledger: issues credit notes for refunds, matches
 * money to the oldest invoices, and updates the credit stop. The caller must lock the account.
 * Idempotent.
 */
export async function settleBillingAccount(
  trx: TransactionClientContract,
  account: BillingAccount,
  terms: BillingTerms
) {
  const notes = await issueRefundCreditNotes(trx, account, terms)
  for (const id of notes) await queueInvoiceNotice(trx, id)
  await matchPayments(trx, account)
  await updateCreditStop(trx, account, terms)
}

const SETTLE_FAILURE = {
  message: 'Invoices could not be settled',
  describe: (organizationId: number) => ({ organizationId }),
}

export async function settleAllInvoices() {
  await runEach(await listAccountsToSettle(), SETTLE_FAILURE, settleOrganization)
}

async function settleOrganization(organizationId: number) {
  const terms = await loadBillingTerms()
  await db.transaction(async (trx) => {
    const account = await BillingAccount.locked(trx, organizationId)
    if (account) await settleBillingAccount(trx, account, terms)
  })
}

/** Businesses with new ledger entries, open invoices or stopped credit. */
async function listAccountsToSettle(): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    `select account.organization_id as id from billing_accounts as account
       join wallets on wallets.id = account.wallet_id
     where wallets.credit_stopped_at is not null
       or exists (select from billing_balances as balance
         where balance.organization_id = account.organization_id and open_kobo > 0)
       or exists (select from ledger_entries where account_id = account.account_id and id > account.credited_entry_id)
     order by 1`
  )
  return rows.map(({ id }) => id)
}
