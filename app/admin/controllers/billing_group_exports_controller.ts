import type { HttpContext } from '@adonisjs/core/http'
import { BILLING_GROUP_COLUMNS, billingGroupLines } from '#admin/billing_groups'
import { sendCsv } from '#admin/csv_stream'
import { billingGroupSearchValidator } from '#admin/validators/organization'

export default class BillingGroupExportsController {
  async show(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(billingGroupSearchValidator)
    return sendCsv(ctx, 'billing-groups', BILLING_GROUP_COLUMNS, billingGroupLines(question))
  }
}
