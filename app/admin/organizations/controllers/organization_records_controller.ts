import type { HttpContext } from '@adonisjs/core/http'
import { addOrganization, updateOrganization } from '#admin/organizations/organizations'
import { organizationRecords, searchOrganizations } from '#admin/organizations/organization_search'
import OrganizationRecordTransformer from '#admin/organizations/transformers/organization_record_transformer'
import {
  organizationSearchValidator,
  organizationValidator,
} from '#admin/organizations/organization_validator'
import { callerOf } from '#identity/sessions/caller'

export default class OrganizationRecordsController {
  async index(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(organizationSearchValidator)
    const { page = 1, perPage = 100 } = question
    const found = await searchOrganizations(question).paginate(page, perPage)
    return ctx.serialize(OrganizationRecordTransformer.paginate(found.all(), found.getMeta()))
  }

  /** Any for staff; the others know only the one that they act for. */
  async show(ctx: HttpContext) {
    const { isAdmin, organization } = callerOf(ctx)
    const query = organizationRecords().where('organizations.id', ctx.params.id)
    if (!isAdmin) query.where('organizations.id', organization.id)
    const record = OrganizationRecordTransformer.transform(await query.firstOrFail())
    return ctx.serialize(isAdmin ? record : record.useVariant('forMembers'))
  }

  async store(ctx: HttpContext) {
    const terms = await ctx.request.validateUsing(organizationValidator)
    const id = await addOrganization(callerOf(ctx), terms)
    return { message: `${terms.name} has been created.`, data: await recordOf(ctx, id) }
  }

  async update(ctx: HttpContext) {
    const { id } = ctx.params
    const terms = await ctx.request.validateUsing(organizationValidator)
    await updateOrganization(callerOf(ctx), id, terms)
    return { message: `${terms.name} has been updated.`, data: await recordOf(ctx, id) }
  }
}

async function recordOf({ serialize }: HttpContext, id: number) {
  const record = await organizationRecords().where('organizations.id', id).firstOrFail()
  const { data } = await serialize(OrganizationRecordTransformer.transform(record))
  return data
}
