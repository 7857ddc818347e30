import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { dispatchSweep } from '#shared/queue/sweep'
import { endedPeriod, startRun } from '#shipping/invoicing/starting'
import { tryRun } from '#shipping/invoicing/trying'
import { billingPeriodValidator, runListValidator } from '#admin/billing_runs/billing_validator'
import { failuresOf, runById, runPage } from '#admin/billing_runs/run_list'
import BillingRunTransformer from '#admin/billing_runs/transformers/billing_run_transformer'
import TrialTransformer from '#admin/billing_runs/transformers/trial_transformer'
import WholeRunTransformer from '#admin/billing_runs/transformers/whole_run_transformer'

export default class BillingRunsController {
  async index(ctx: HttpContext) {
    const { rows, metadata } = await runPage(await ctx.request.validateUsing(runListValidator))
    return ctx.serialize(BillingRunTransformer.paginate(rows, metadata))
  }

  async show(ctx: HttpContext) {
    const run = await runById(ctx.params.id)
    const failures = await failuresOf(run.id)
    return ctx.serialize(WholeRunTransformer.transform({ run, failures }).depth(2))
  }

  /** Tells what a run would invoice, and keeps nothing. */
  async check(ctx: HttpContext) {
    const { cycle, from } = await ctx.request.validateUsing(billingPeriodValidator)
    const { businesses, trials } = await tryRun(endedPeriod(cycle, from))
    return ctx.serialize({ businesses, trials: TrialTransformer.transform(trials) })
  }

  async store(ctx: HttpContext) {
    const { cycle, from } = await ctx.request.validateUsing(billingPeriodValidator)
    const id = await startRun(endedPeriod(cycle, from), callerOf(ctx).user.id)
    await dispatchSweep('shipping.run_billing')
    return { message: 'The run has started.', data: { id } }
  }
}
