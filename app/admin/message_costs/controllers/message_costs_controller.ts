import type { HttpContext } from '@adonisjs/core/http'
import { allCosts, costPage, type OrganizationCost } from '#admin/message_costs/cost_list'
import { costListValidator } from '#admin/message_costs/cost_question'
import OrganizationCostTransformer from '#admin/message_costs/organization_cost_transformer'
import { sendListCsv } from '#shared/http/controllers/send_csv'
import type { CsvColumns } from '#shared/http/csv_file'
import { naira } from '#shared/money/rules/money'

const COLUMNS: CsvColumns<OrganizationCost> = {
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
    const question = await ctx.request.validateUsing(costListValidator)
    const { rows, metadata } = await costPage(question)
    return ctx.serialize(OrganizationCostTransformer.paginate(rows, metadata))
  }

  async export(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(costListValidator)
    return sendListCsv(ctx, 'message_costs.csv', COLUMNS, await allCosts(question))
  }
}
