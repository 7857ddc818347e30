import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#admin/csv_stream'
import { ORGANIZATION_COLUMNS, organizationLines } from '#admin/organization_csv'
import { organizationSearchValidator } from '#admin/validators/organization'

export default class OrganizationExportsController {
  async show(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(organizationSearchValidator)
    return sendCsv(ctx, 'organizations', ORGANIZATION_COLUMNS, organizationLines(question))
  }
}
