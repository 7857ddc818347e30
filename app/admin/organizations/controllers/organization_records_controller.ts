import type { HttpContext } from '@adonisjs/core/http'
import creditLimitApproval from '#admin/organizations/credit_limit_approval'
import type { OrganizationInput } from '#admin/organizations/save_organization'
import { exportOrganizations, ORGANIZATION_COLUMNS } from '#admin/organizations/organization_csv'
import { queryOrganizations, searchOrganizations } from '#admin/organizations/organization_search'
import OrganizationRecordTransformer from '#admin/organizations/transformers/organization_record_transformer'
import {
  organizationSearchValidator,
  organizationValidator,
} from '#admin/organizations/organization_validator'
import { performOrRequestApproval } from '#identity/approvals/request_approval'
import { answerOrSendForApproval } from '#identity/approvals/controllers/approvable_answer'
import { readApprovalRequester } from '#identity/approvals/controllers/approval_requester'
import { callerOf } from '#identity/sessions/caller'
import { sendListCsv } from '#shared/http/controllers/send_csv'

export default class OrganizationRecordsController {
  async index(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(organizationSearchValidator)
    const { page = 1, perPage = 100 } = listQuery
    const found = await searchOrganizations(listQuery).paginate(page, perPage)
    return ctx.serialize(OrganizationRecordTransformer.paginate(found.all(), found.getMeta()))
  }

  async export(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(organizationSearchValidator)
    const rows = exportOrganizations(listQuery)
    return sendListCsv(ctx, 'organizations.csv', ORGANIZATION_COLUMNS, rows)
  }

  /** Staff can see any organization, others only their current one. */
  async show(ctx: HttpContext) {
    const { isAdmin, organization } = callerOf(ctx)
    const query = queryOrganizations().where('organizations.id', ctx.params.id)
    if (!isAdmin) query.where('organizations.id', organization.id)
    const record = OrganizationRecordTransformer.transform(await query.firstOrFail())
    return ctx.serialize(isAdmin ? record : record.useVariant('forMembers'))
  }

  async store(ctx: HttpContext) {
    const terms = await ctx.request.validateUsing(organizationValidator)
    return saveOrRequestApproval(ctx, { terms })
  }

  async update(ctx: HttpContext) {
    const terms = await ctx.request.validateUsing(organizationValidator)
    return saveOrRequestApproval(ctx, { id: Number(ctx.params.id), terms })
  }
}

async function saveOrRequestApproval(
  ctx: HttpContext,
  command: { id?: number; terms: OrganizationInput }
) {
  const outcome = await performOrRequestApproval(
    await readApprovalRequester(ctx),
    creditLimitApproval,
    command
  )
  return answerOrSendForApproval(ctx, outcome, async ({ message, id }) => ({
    message,
    data: await serializeOrganization(ctx, id),
  }))
}

async function serializeOrganization({ serialize }: HttpContext, id: number) {
  const record = await queryOrganizations().where('organizations.id', id).firstOrFail()
  const { data } = await serialize(OrganizationRecordTransformer.transform(record))
  return data
}
