import type { HttpContext } from '@adonisjs/core/http'
import { queryOrganizations } from '#admin/organizations/organization_search'
import OrganizationRecordTransformer from '#admin/organizations/transformers/organization_record_transformer'
import { callerOf } from '#identity/sessions/caller'

export default class CurrentOrganizationsController {
  async show(ctx: HttpContext) {
    const { organization } = callerOf(ctx)
    const found = await queryOrganizations()
      .where('organizations.id', organization.id)
      .firstOrFail()
    return ctx.serialize(OrganizationRecordTransformer.transform(found).useVariant('forMembers'))
  }
}
