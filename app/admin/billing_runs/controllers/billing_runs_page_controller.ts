import { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { pageAt } from '#shared/http/keyset_page'
import { dateText } from '#shared/time/lagos_time'
import { BILLED_CYCLES, endedPeriods } from '#shipping/invoicing/billing_periods'
import { billingRuns } from '#shipping/invoicing/settings'
import { runListValidator } from '#admin/billing_runs/billing_validator'
import { runPage } from '#admin/billing_runs/run_list'
import BillingRunTransformer from '#admin/billing_runs/transformers/billing_run_transformer'

/** More than anybody goes back by. */
const PERIODS = 6

export default class BillingRunsPageController {
  async render(ctx: HttpContext) {
    const question = await pageQuestion(ctx, runListValidator)
    const runs = async () => {
      const { rows, metadata } = await pageAt(question, runPage)
      return BillingRunTransformer.paginate(rows, metadata)
    }
    return ctx.inertia.render('admin/billing_runs/billing_runs', {
      question: understood(ctx, question),
      isOn: await billingRuns.get(),
      periods: periodChoices(),
      runs: ctx.inertia.defer(runs, { rescue: true }),
    })
  }
}

function periodChoices() {
  return BILLED_CYCLES.flatMap((cycle) => endedPeriods(cycle, DateTime.now(), PERIODS)).map(
    ({ cycle, from, to }) => ({
      ...{ cycle, from: from.toISODate()! },
      label: `${dateText(from)} to ${dateText(to)}`,
    })
  )
}
