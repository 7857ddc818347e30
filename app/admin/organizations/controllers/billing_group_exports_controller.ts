import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { csvFile } from '#shared/http/csv_file'
import { BILLING_GROUP_COLUMNS, billingGroupLines } from '#admin/organizations/billing_groups'
import { billingGroupSearchValidator } from '#admin/organizations/organization_validator'

export default class BillingGroupExportsController {
  async show(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(billingGroupSearchValidator)
    return sendCsv(
      ctx,
      'billing-groups.csv',
      csvFile(BILLING_GROUP_COLUMNS, billingGroupLines(question))
    )
  }
}
