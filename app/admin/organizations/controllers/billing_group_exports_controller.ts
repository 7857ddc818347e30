import type { HttpContext } from '@adonisjs/core/http'
import { BILLING_GROUP_COLUMNS, billingGroupLines } from '#admin/organizations/billing_groups'
import { sendCsv } from '#admin/console/csv_stream'
import { billingGroupSearchValidator } from '#admin/organizations/organization_validator'

export default class BillingGroupExportsController {
  async show(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(billingGroupSearchValidator)
    return sendCsv(ctx, 'billing-groups', BILLING_GROUP_COLUMNS, billingGroupLines(question))
  }
}
