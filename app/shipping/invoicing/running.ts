import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Client, rowsOf } from '#shared/database/rows'
import { settledEntry } from '#wallet/ledger/sealing'
import { billOf } from '#shipping/invoicing/bill'
import { billingAccount, billedBusinesses } from '#shipping/invoicing/billed_businesses'
import { issue } from '#shipping/invoicing/issuing'
import type BillingAccount from '#shipping/invoicing/models/billing_account'
import BillingRun from '#shipping/invoicing/models/billing_run'
import { writeNotice } from '#shipping/invoicing/notices'
import { billingRuns, type BillingTerms, billingTerms } from '#shipping/invoicing/settings'
import { settle } from '#shipping/invoicing/settling'
import { startDueRuns, unfinishedRuns } from '#shipping/invoicing/starting'

/** Starts the runs of periods that are over, and does what is left of any run. */
export async function runBilling() {
  await startDueRuns()
  for (const id of await unfinishedRuns()) await doRun(id)
}

/**
 * Does what is left of a run: one transaction for each business, so that whoever goes on after a crash, or beside us,
 * finds what is done. A business that fails keeps no other waiting, and is tried again when the run is.
 */
async function doRun(runId: number) {
  const run = await settledRun(runId)
  // While somebody's transaction is open, the end of the period is not known yet: the next turn looks again.
  if (!run || !(await billingRuns.get())) return
  const terms = await billingTerms()
  for (const organizationId of await billedBusinesses(run.cycle)) {
    await billOne(run, organizationId, terms).catch((error: Error) =>
      noteFailure(run.id, organizationId, error)
    )
  }
  await db
    .from('billing_runs')
    .where('id', run.id)
    .update({ finished_at: db.raw('now()') })
}

/** With the entry that divides it from the next one, which is chosen once; null while that is not known. */
async function settledRun(id: number): Promise<BillingRun | null> {
  const run = await BillingRun.findOrFail(id)
  if (run.settledEntryId !== null) return run
  const settled = await settledEntry()
  if (settled === null) return null
  await db
    .from('billing_runs')
    .where({ id })
    .whereNull('settled_entry_id')
    .update({ settled_entry_id: settled })
  return run.refresh()
}

async function billOne(run: BillingRun, organizationId: number, terms: BillingTerms) {
  await db.transaction(async (trx) => {
    const account = await billingAccount(trx, organizationId, run.period)
    if (await isDone(trx, run.id, organizationId)) return
    await settle(trx, account, terms)
    const invoiceId = await invoiceFor(trx, run, account, terms)
    if (invoiceId !== null) await settle(trx, account, terms)
    await noteResult(trx, { runId: run.id, organizationId, invoiceId })
  })
}

async function isDone(trx: TransactionClientContract, runId: number, organizationId: number) {
  const [result] = await rowsOf<object>(
    trx,
    `select from billing_run_results where run_id = :runId and organization_id = :organizationId
       and outcome <> 'failed'`,
    { runId, organizationId }
  )
  return result !== undefined
}

/** Null where there is nothing to invoice. */
async function invoiceFor(
  trx: TransactionClientContract,
  run: BillingRun,
  account: BillingAccount,
  terms: BillingTerms
): Promise<number | null> {
  const { period, settledEntryId } = run
  const { vatBasisPoints } = terms
  const bill = await billOf(trx, account, period, {
    settledEntryId: settledEntryId!,
    vatBasisPoints,
  })
  if (!bill) return null
  const { organizationId } = account
  const { id } = await issue(trx, {
    ...{ series: 'INV', organizationId, bill, terms, runId: run.id },
    period: { from: account.billsFrom, to: period.to },
  })
  account.billedEntryId = bill.lastEntryId
  // What was given back since then is given back of this invoice.
  account.creditedEntryId = bill.lastEntryId
  account.closingKobo = bill.closingKobo
  account.billedTo = period.to
  await account.save()
  await writeNotice(trx, id)
  return id
}

type Result = {
  runId: number
  organizationId: number
  invoiceId: number | null
  failure?: string
}

async function noteResult(client: Client, { failure, ...result }: Result) {
  const outcome = failure ? 'failed' : result.invoiceId === null ? 'nothing' : 'invoiced'
  await rowsOf<object>(
    client,
    `insert into billing_run_results as known (run_id, organization_id, outcome, invoice_id, reason)
     values (:runId, :organizationId, :outcome, :invoiceId, :reason)
     on conflict (run_id, organization_id) do update
       set outcome = excluded.outcome, invoice_id = excluded.invoice_id, reason = excluded.reason
       where known.outcome = 'failed'`,
    { ...result, outcome, reason: failure ?? null }
  )
}

async function noteFailure(runId: number, organizationId: number, error: Error) {
  logger.error({ err: error, runId, organizationId }, 'A business could not be invoiced')
  const failure = error.message.slice(0, 300)
  await noteResult(db, { runId, organizationId, invoiceId: null, failure })
}
