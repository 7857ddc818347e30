import type { HttpContext } from '@adonisjs/core/http'
import { listMessageCostPage } from '#admin/message_costs/message_cost_list'
import { messageCostListValidator } from '#admin/message_costs/message_cost_query'
import OrganizationCostTransformer from '#admin/message_costs/organization_cost_transformer'
import { listMonths } from '#branding/notifications/log/message_query'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'

export default class MessageCostsPageController {
  async render(ctx: HttpContext) {
    const listQuery = await readPageQuery(ctx, messageCostListValidator)
    const costs = async () => {
      const { rows, metadata } = await listMessageCostPage(listQuery)
      return OrganizationCostTransformer.paginate(rows, metadata)
    }
    return ctx.inertia.render('admin/message_costs/message_costs', {
      listQuery: echoPageQuery(ctx, listQuery),
      months: listMonths(),
      costs: ctx.inertia.defer(costs, { rescue: true }),
    })
  }
}
