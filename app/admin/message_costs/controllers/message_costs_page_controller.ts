import type { HttpContext } from '@adonisjs/core/http'
import { costPage } from '#admin/message_costs/cost_list'
import { costListValidator } from '#admin/message_costs/cost_question'
import OrganizationCostTransformer from '#admin/message_costs/organization_cost_transformer'
import { months } from '#branding/notifications/log/message_question'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'

export default class MessageCostsPageController {
  async render(ctx: HttpContext) {
    const question = await pageQuestion(ctx, costListValidator)
    const costs = async () => {
      const { rows, metadata } = await costPage(question)
      return OrganizationCostTransformer.paginate(rows, metadata)
    }
    return ctx.inertia.render('admin/message_costs/message_costs', {
      question: understood(ctx, question),
      months: months(),
      costs: ctx.inertia.defer(costs, { rescue: true }),
    })
  }
}
