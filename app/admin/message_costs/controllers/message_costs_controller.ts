import type { HttpContext } from '@adonisjs/core/http'
import {
  listMessageCosts,
  listMessageCostPage,
  type OrganizationMessageCost,
} from '#admin/message_costs/message_cost_list'
import { messageCostListValidator } from '#admin/message_costs/message_cost_query'
import OrganizationCostTransformer from '#admin/message_costs/organization_cost_transformer'
import { sendListCsv } from '#shared/http/controllers/send_csv'
import type { CsvColumns } from '#shared/http/csv_stream'
import { naira } from '#shared/money/rules/money'

const COLUMNS: CsvColumns<OrganizationMessageCost> = {
  'Organization': ({ organization }) => organization,
  'WhatsApp': ({ whatsapp }) => whatsapp,
  'WhatsApp (NGN)': ({ whatsappKobo }) => naira(whatsappKobo),
  'SMS': ({ sms }) => sms,
  'SMS Parts': ({ smsParts }) => smsParts,
  'SMS (NGN)': ({ smsKobo }) => naira(smsKobo),
  'E-mails': ({ email }) => email,
  'Total (NGN)': ({ totalKobo }) => naira(totalKobo),
}

export default class MessageCostsController {
  async index(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(messageCostListValidator)
    const { rows, metadata } = await listMessageCostPage(listQuery)
    return ctx.serialize(OrganizationCostTransformer.paginate(rows, metadata))
  }

  async export(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(messageCostListValidator)
    return sendListCsv(ctx, 'message_costs.csv', COLUMNS, await listMessageCosts(listQuery))
  }
}
