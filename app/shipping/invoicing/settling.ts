import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import { keepCreditStop } from '#shipping/invoicing/credit_stop'
import { creditRefunds } from '#shipping/invoicing/crediting'
import { matchPayments } from '#shipping/invoicing/matching'
import BillingAccount from '#shipping/invoicing/models/billing_account'
import { type BillingTerms, billingTerms } from '#shipping/invoicing/settings'
import { sendNotices, writeNotice, writeReminders } from '#shipping/invoicing/notices'

/**
 * Brings the invoices of a business up to what its ledger says: refunds become credit notes, money pays the oldest
 * invoices, and its credit is stopped or free again. The caller holds the account. Safe to run twice.
 */
export async function settle(
  trx: TransactionClientContract,
  account: BillingAccount,
  terms: BillingTerms
) {
  const notes = await creditRefunds(trx, account, terms)
  for (const id of notes) await writeNotice(trx, id)
  await matchPayments(trx, account)
  await keepCreditStop(trx, account, terms)
}

/** Matches what came in, stops or frees credit, and sends the notices. One business must not keep others waiting. */
export async function settleInvoices() {
  for (const id of await accountsToSettle()) {
    await settleAccount(id).catch((error: Error) => {
      logger.error({ err: error, organizationId: id }, 'Invoices could not be settled')
    })
  }
  await writeReminders()
  await sendNotices()
}

async function settleAccount(organizationId: number) {
  const terms = await billingTerms()
  await db.transaction(async (trx) => {
    const account = await BillingAccount.locked(trx, organizationId)
    if (account) await settle(trx, account, terms)
  })
}

/** Businesses whose ledger has moved since it was looked at, that have something open, or whose credit is stopped. */
async function accountsToSettle(): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
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
