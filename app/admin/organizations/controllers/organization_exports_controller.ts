import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#admin/console/csv_stream'
import { ORGANIZATION_COLUMNS, organizationLines } from '#admin/organizations/organization_csv'
import { organizationSearchValidator } from '#admin/organizations/organization_validator'

export default class OrganizationExportsController {
  async show(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(organizationSearchValidator)
    return sendCsv(ctx, 'organizations', ORGANIZATION_COLUMNS, organizationLines(question))
  }
}
