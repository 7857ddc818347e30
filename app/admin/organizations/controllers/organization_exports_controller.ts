import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { csvFile } from '#shared/http/csv_file'
import { ORGANIZATION_COLUMNS, organizationLines } from '#admin/organizations/organization_csv'
import { organizationSearchValidator } from '#admin/organizations/organization_validator'

export default class OrganizationExportsController {
  async show(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(organizationSearchValidator)
    return sendCsv(
      ctx,
      'organizations.csv',
      csvFile(ORGANIZATION_COLUMNS, organizationLines(question))
    )
  }
}
