import type { HttpContext } from '@adonisjs/core/http'
import {
  createBillingGroup,
  BILLING_GROUP_COLUMNS,
  queryBillingGroups,
  listActiveBillingGroups,
  searchBillingGroups,
  updateBillingGroup,
} from '#admin/organizations/billing_groups'
import BillingGroupTransformer from '#admin/organizations/transformers/billing_group_transformer'
import {
  billingGroupSearchValidator,
  billingGroupValidator,
} from '#admin/organizations/organization_validator'
import { callerOf } from '#identity/sessions/caller'
import { sendListCsv } from '#shared/http/controllers/send_csv'

export default class BillingGroupsController {
  async choices(ctx: HttpContext) {
    const groups = await listActiveBillingGroups()
    return ctx.serialize(BillingGroupTransformer.transform(groups).useVariant('forChoice'))
  }

  async index(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(billingGroupSearchValidator)
    const { page = 1, perPage = 100 } = listQuery
    const found = await searchBillingGroups(listQuery).paginate(page, perPage)
    return ctx.serialize(BillingGroupTransformer.paginate(found.all(), found.getMeta()))
  }

  async export(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(billingGroupSearchValidator)
    const groups = await searchBillingGroups(listQuery)
    return sendListCsv(ctx, 'billing-groups.csv', BILLING_GROUP_COLUMNS, groups)
  }

  async store(ctx: HttpContext) {
    const terms = await ctx.request.validateUsing(billingGroupValidator)
    const id = await createBillingGroup(callerOf(ctx), terms)
    return {
      message: `${terms.name} has been created.`,
      data: await serializeBillingGroup(ctx, id),
    }
  }

  async update(ctx: HttpContext) {
    const { id } = ctx.params
    const terms = await ctx.request.validateUsing(billingGroupValidator)
    await updateBillingGroup(callerOf(ctx), id, terms)
    return {
      message: `${terms.name} has been updated.`,
      data: await serializeBillingGroup(ctx, id),
    }
  }
}

async function serializeBillingGroup({ serialize }: HttpContext, id: number) {
  const record = await queryBillingGroups().where('billing_groups.id', id).firstOrFail()
  const { data } = await serialize(BillingGroupTransformer.transform(record))
  return data
}
