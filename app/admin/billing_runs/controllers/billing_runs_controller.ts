import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { dispatchSweep } from '#shared/queue/sweep'
import { requireEndedPeriod, startBillingRun } from '#shipping/invoicing/start_billing_run'
import { dryRunBilling } from '#shipping/invoicing/billing_dry_run'
import { billingPeriodValidator, runListValidator } from '#admin/billing_runs/billing_validator'
import {
  listRunFailures,
  findBillingRun,
  listBillingRuns,
} from '#admin/billing_runs/billing_run_list'
import BillingRunTransformer from '#admin/billing_runs/transformers/billing_run_transformer'
import DryRunInvoiceTransformer from '#admin/billing_runs/transformers/dry_run_invoice_transformer'
import BillingRunDetailTransformer from '#admin/billing_runs/transformers/billing_run_detail_transformer'

export default class BillingRunsController {
  async index(ctx: HttpContext) {
    const { rows, metadata } = await listBillingRuns(
      await ctx.request.validateUsing(runListValidator)
    )
    return ctx.serialize(BillingRunTransformer.paginate(rows, metadata))
  }

  async show(ctx: HttpContext) {
    const run = await findBillingRun(ctx.params.id)
    const failures = await listRunFailures(run.id)
    return ctx.serialize(BillingRunDetailTransformer.transform({ run, failures }).depth(2))
  }

  async check(ctx: HttpContext) {
    const { cycle, from } = await ctx.request.validateUsing(billingPeriodValidator)
    const { businesses, trials } = await dryRunBilling(requireEndedPeriod(cycle, from))
    return ctx.serialize({ businesses, trials: DryRunInvoiceTransformer.transform(trials) })
  }

  async store(ctx: HttpContext) {
    const { cycle, from } = await ctx.request.validateUsing(billingPeriodValidator)
    const id = await startBillingRun(requireEndedPeriod(cycle, from), callerOf(ctx).user.id)
    await dispatchSweep('shipping.run_billing')
    return { message: 'The run has started.', data: { id } }
  }
}
