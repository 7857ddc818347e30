import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runEach } from '#shared/queue/run_each'
import { queryRows } from '#shared/database/query_rows'
import { issueRefundCreditNotes } from '#shipping/invoicing/credit_notes'
import { matchPayments } from '#shipping/invoicing/match_payments'
import BillingAccount from '#shipping/invoicing/models/billing_account'
import {
  type BillingTerms,
  type CreditStopRule,
  loadBillingTerms,
} from '#shipping/invoicing/invoicing_settings'
import { queueInvoiceNotice } from '#shipping/invoicing/invoice_notices'
import { lagosToday } from '#shared/time/lagos_time'

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

/** Stops an overdue business's credit, or lifts the stop. The caller must lock the account. */
export async function updateCreditStop(
  trx: TransactionClientContract,
  { organizationId, walletId }: BillingAccount,
  { stop }: Pick<BillingTerms, 'stop'>
) {
  const isStopped = isCreditStopDue(await loadOverdueBalance(trx, organizationId), stop)
  await trx
    .from('wallets')
    .where('id', walletId)
    .whereRaw(`(credit_stopped_at is null) = ?`, [isStopped])
    .update({ credit_stopped_at: isStopped ? trx.raw('now()') : null })
}

type OverdueBalance = { days: number; kobo: number }

function isCreditStopDue({ days, kobo }: OverdueBalance, stop: CreditStopRule): boolean {
  if (!stop.on || kobo === 0) return false
  return days > stop.days || (stop.kobo > 0 && kobo > stop.kobo)
}

/** Days overdue of the oldest invoice, and the total overdue. */
async function loadOverdueBalance(trx: TransactionClientContract, organizationId: number) {
  const [overdue] = await queryRows<OverdueBalance>(
    trx,
    `select coalesce(cast(:today as date) - min(due_on), 0)::int as days, coalesce(sum(open_kobo), 0) as kobo
     from billing_balances
     where organization_id = :organizationId and open_kobo > 0 and due_on < cast(:today as date)`,
    { organizationId, today: lagosToday() }
  )
  return overdue!
}
