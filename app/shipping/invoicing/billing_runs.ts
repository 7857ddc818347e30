import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type SqlClient, queryRows } from '#shared/database/query_rows'
import { lastCommittedEntry } from '#wallet/ledger/ledger_seals'
import { calculateDraftInvoice } from '#shipping/invoicing/draft_invoice'
import { lockBillingAccount, listBilledBusinesses } from '#shipping/invoicing/billing_accounts'
import { issueInvoice } from '#shipping/invoicing/issue_invoice'
import type BillingAccount from '#shipping/invoicing/models/billing_account'
import BillingRun from '#shipping/invoicing/models/billing_run'
import { queueInvoiceNotice } from '#shipping/invoicing/invoice_notices'
import {
  billingRuns,
  type BillingTerms,
  loadBillingTerms,
} from '#shipping/invoicing/invoicing_settings'
import { settleBillingAccount } from '#shipping/invoicing/settle_invoices'
import { startDueBillingRuns, listUnfinishedRuns } from '#shipping/invoicing/start_billing_run'

export async function runBilling() {
  await startDueBillingRuns()
  for (const id of await listUnfinishedRuns()) await continueRun(id)
}

/**
 * Bills each business in its own transaction, so that a repeated or concurrent call bills only
 * those not billed yet. A failure does not stop the others; the next run then invoices everything
 * since that business's last invoice.
 */
async function continueRun(runId: number) {
  const run = await loadSettledRun(runId)
  // Until every transaction that may still write to the period has ended, wait for the next call.
  if (!run || !(await billingRuns.get())) return
  const terms = await loadBillingTerms()
  for (const organizationId of await listBilledBusinesses(run.cycle)) {
    await billBusiness(run, organizationId, terms).catch((error: Error) =>
      recordFailure(run.id, organizationId, error)
    )
  }
  await db
    .from('billing_runs')
    .where('id', run.id)
    .update({ finished_at: db.raw('now()') })
}

/** Loads the run, and stores its last ledger entry once. Null while that entry is unknown. */
async function loadSettledRun(id: number): Promise<BillingRun | null> {
  const run = await BillingRun.findOrFail(id)
  if (run.settledEntryId !== null) return run
  const settled = await lastCommittedEntry()
  if (settled === null) return null
  await db
    .from('billing_runs')
    .where({ id })
    .whereNull('settled_entry_id')
    .update({ settled_entry_id: settled })
  return run.refresh()
}

async function billBusiness(run: BillingRun, organizationId: number, terms: BillingTerms) {
  await db.transaction(async (trx) => {
    const account = await lockBillingAccount(trx, organizationId, run.period)
    if (await isBusinessBilled(trx, run.id, organizationId)) return
    await settleBillingAccount(trx, account, terms)
    const invoiceId = await invoiceBusiness(trx, run, account, terms)
    if (invoiceId !== null) await settleBillingAccount(trx, account, terms)
    await recordResult(trx, { runId: run.id, organizationId, invoiceId })
  })
}

async function isBusinessBilled(
  trx: TransactionClientContract,
  runId: number,
  organizationId: number
) {
  const [result] = await queryRows<object>(
    trx,
    `select from billing_run_results where run_id = :runId and organization_id = :organizationId
       and outcome <> 'failed'`,
    { runId, organizationId }
  )
  return result !== undefined
}

/** Returns the id of the invoice; null if there is nothing to invoice. */
async function invoiceBusiness(
  trx: TransactionClientContract,
  run: BillingRun,
  account: BillingAccount,
  terms: BillingTerms
): Promise<number | null> {
  const { period, settledEntryId } = run
  const { vatBasisPoints } = terms
  const bill = await calculateDraftInvoice(trx, account, period, {
    settledEntryId: settledEntryId!,
    vatBasisPoints,
  })
  if (!bill) return null
  const { organizationId } = account
  const { id } = await issueInvoice(trx, {
    series: 'INV',
    organizationId,
    bill,
    terms,
    runId: run.id,
    period: { from: account.billsFrom, to: period.to },
  })
  account.billedEntryId = bill.lastEntryId
  // Later refunds become credit notes for this invoice.
  account.creditedEntryId = bill.lastEntryId
  account.closingKobo = bill.closingKobo
  account.billedTo = period.to
  await account.save()
  await queueInvoiceNotice(trx, id)
  return id
}

type BillingResult = {
  runId: number
  organizationId: number
  invoiceId: number | null
  failure?: string
}

async function recordResult(client: SqlClient, { failure, ...result }: BillingResult) {
  const outcome = failure ? 'failed' : result.invoiceId === null ? 'nothing' : 'invoiced'
  await queryRows<object>(
    client,
    `insert into billing_run_results as known (run_id, organization_id, outcome, invoice_id, reason)
     values (:runId, :organizationId, :outcome, :invoiceId, :reason)
     on conflict (run_id, organization_id) do update
       set outcome = excluded.outcome, invoice_id = excluded.invoice_id, reason = excluded.reason
       where known.outcome = 'failed'`,
    { ...result, outcome, reason: failure ?? null }
  )
}

async function recordFailure(runId: number, organizationId: number, error: Error) {
  logger.error({ err: error, runId, organizationId }, 'A business could not be invoiced')
  const failure = error.message.slice(0, 300)
  await recordResult(db, { runId, organizationId, invoiceId: null, failure })
}
