import type { HttpContext } from '@adonisjs/core/http'
import creditLimits from '#admin/organizations/credit_approval'
import type { OrganizationTerms } from '#admin/organizations/organizations'
import { exportedOrganizations, ORGANIZATION_COLUMNS } from '#admin/organizations/organization_csv'
import { organizationRecords, searchOrganizations } from '#admin/organizations/organization_search'
import OrganizationRecordTransformer from '#admin/organizations/transformers/organization_record_transformer'
import {
  organizationSearchValidator,
  organizationValidator,
} from '#admin/organizations/organization_validator'
import { performOrAsk } from '#identity/approvals/asking'
import { answered } from '#identity/approvals/controllers/answered'
import { askingOf } from '#identity/approvals/controllers/asking_of'
import { callerOf } from '#identity/sessions/caller'
import { sendListCsv } from '#shared/http/controllers/send_csv'

export default class OrganizationRecordsController {
  async index(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(organizationSearchValidator)
    const { page = 1, perPage = 100 } = question
    const found = await searchOrganizations(question).paginate(page, perPage)
    return ctx.serialize(OrganizationRecordTransformer.paginate(found.all(), found.getMeta()))
  }

  async export(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(organizationSearchValidator)
    const rows = exportedOrganizations(question)
    return sendListCsv(ctx, 'organizations.csv', ORGANIZATION_COLUMNS, rows)
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
    return save(ctx, { terms })
  }

  async update(ctx: HttpContext) {
    const terms = await ctx.request.validateUsing(organizationValidator)
    return save(ctx, { id: Number(ctx.params.id), terms })
  }
}

async function save(ctx: HttpContext, command: { id?: number; terms: OrganizationTerms }) {
  const outcome = await performOrAsk(await askingOf(ctx), creditLimits, command)
  return answered(ctx, outcome, async ({ message, id }) => ({
    message,
    data: await recordOf(ctx, id),
  }))
}

async function recordOf({ serialize }: HttpContext, id: number) {
  const record = await organizationRecords().where('organizations.id', id).firstOrFail()
  const { data } = await serialize(OrganizationRecordTransformer.transform(record))
  return data
}
