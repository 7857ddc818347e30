import type { HttpContext } from '@adonisjs/core/http'
import { costPage } from '#admin/message_costs/cost_list'
import { costListValidator } from '#admin/message_costs/cost_question'
import OrganizationCostTransformer from '#admin/message_costs/organization_cost_transformer'

export default class MessageCostsController {
  async index(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(costListValidator)
    const { rows, metadata } = await costPage(question)
    return ctx.serialize(OrganizationCostTransformer.paginate(rows, metadata))
  }
}
