import { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { readPageOrFirst } from '#shared/http/keyset_page'
import { formatLagosDate } from '#shared/time/lagos_time'
import { BILLED_CYCLES, endedBillingPeriods } from '#shipping/invoicing/billing_periods'
import { billingRuns } from '#shipping/invoicing/invoicing_settings'
import { runListValidator } from '#admin/billing_runs/billing_validator'
import { listBillingRuns } from '#admin/billing_runs/billing_run_list'
import BillingRunTransformer from '#admin/billing_runs/transformers/billing_run_transformer'

const PERIODS_OFFERED = 6

export default class BillingRunsPageController {
  async render(ctx: HttpContext) {
    const listQuery = await readPageQuery(ctx, runListValidator)
    const runs = async () => {
      const { rows, metadata } = await readPageOrFirst(listQuery, listBillingRuns)
      return BillingRunTransformer.paginate(rows, metadata)
    }
    return ctx.inertia.render('admin/billing_runs/billing_runs', {
      listQuery: echoPageQuery(ctx, listQuery),
      isOn: await billingRuns.get(),
      periods: listPeriodChoices(),
      runs: ctx.inertia.defer(runs, { rescue: true }),
    })
  }
}

function listPeriodChoices() {
  return BILLED_CYCLES.flatMap((cycle) =>
    endedBillingPeriods(cycle, DateTime.now(), PERIODS_OFFERED)
  ).map(({ cycle, from, to }) => ({
    cycle,
    from: from.toISODate()!,
    label: `${formatLagosDate(from)} to ${formatLagosDate(to)}`,
  }))
}
