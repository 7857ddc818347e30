import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { readKeysetPage, type KeysetQuery } from '#shared/http/keyset_page'
import BillingRun from '#shipping/invoicing/models/billing_run'

export interface BillingRunTotals {
  runId: number
  invoiced: number
  nothing: number
  failed: number
  totalKobo: number
}

/** Lists runs with their totals, newest first. Throws InvalidCursor and PageTooFar. */
export async function listBillingRuns(listQuery: KeysetQuery) {
  const { rows, metadata } = await readKeysetPage(
    BillingRun.query().preload('starter'),
    listQuery,
    {
      list: 'billing runs',
      order: { by: 'billing_runs.id', type: 'bigint', isDescending: true },
    }
  )
  await loadRunTotals(rows)
  return { rows, metadata }
}

export async function findBillingRun(id: number): Promise<BillingRun> {
  const run = await BillingRun.query().where({ id }).preload('starter').firstOrFail()
  await loadRunTotals([run])
  return run
}

async function loadRunTotals(runs: BillingRun[]) {
  const sums = await queryRows<BillingRunTotals>(
    db,
    `select result.run_id as "runId", (count(*) filter (where outcome = 'invoiced'))::int as invoiced,
       (count(*) filter (where outcome = 'nothing'))::int as nothing,
       (count(*) filter (where outcome = 'failed'))::int as failed,
       coalesce(sum(total_kobo), 0) as "totalKobo"
     from billing_run_results as result left join billing_invoices on billing_invoices.id = invoice_id
     where result.run_id = any(:ids) group by 1`,
    { ids: runs.map(({ id }) => id) }
  )
  const byId = new Map(sums.map((sum) => [sum.runId, sum]))
  for (const run of runs) run.$extras.sums = byId.get(run.id)
}

export interface BillingRunFailure {
  organizationId: number
  name: string
  reason: string
}

export function listRunFailures(runId: number): Promise<BillingRunFailure[]> {
  return queryRows<BillingRunFailure>(
    db,
    `select organization_id as "organizationId", name, reason
     from billing_run_results join organizations on organizations.id = organization_id
     where run_id = :runId and outcome = 'failed' order by 1 limit 100`,
    { runId }
  )
}
