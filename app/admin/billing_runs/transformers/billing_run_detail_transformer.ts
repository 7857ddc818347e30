import { BaseTransformer } from '@adonisjs/core/transformers'
import type BillingRun from '#shipping/invoicing/models/billing_run'
import type { BillingRunFailure } from '#admin/billing_runs/billing_run_list'
import BillingRunTransformer from '#admin/billing_runs/transformers/billing_run_transformer'

export default class BillingRunDetailTransformer extends BaseTransformer<{
  run: BillingRun
  failures: BillingRunFailure[]
}> {
  toObject() {
    const { run, failures } = this.resource
    return { run: BillingRunTransformer.transform(run), failures }
  }
}
