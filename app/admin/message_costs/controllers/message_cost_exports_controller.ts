import type { HttpContext } from '@adonisjs/core/http'
import { allCosts } from '#admin/message_costs/cost_list'
import { type CostQuestion, costListValidator } from '#admin/message_costs/cost_question'
import OrganizationCostTransformer from '#admin/message_costs/organization_cost_transformer'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { csvFile } from '#shared/http/csv_file'

const COLUMNS = [
  ...['Organization', 'WhatsApp', 'WhatsApp (NGN)', 'SMS', 'SMS Parts', 'SMS (NGN)'],
  ...['E-mails', 'Total (NGN)'],
]

export default class MessageCostExportsController {
  async show(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(costListValidator)
    return sendCsv(ctx, 'message_costs.csv', csvFile(COLUMNS, costLines(question)))
  }
}

async function* costLines(question: CostQuestion) {
  for (const row of await allCosts(question)) {
    const cost = new OrganizationCostTransformer(row).toObject()
    yield [
      ...[cost.organization, cost.whatsapp, cost.whatsappCost, cost.sms, cost.smsParts],
      ...[cost.smsCost, cost.email, cost.total],
    ]
  }
}
