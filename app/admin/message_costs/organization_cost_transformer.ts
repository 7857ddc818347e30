import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OrganizationMessageCost } from '#admin/message_costs/message_cost_list'
import { naira } from '#shared/money/rules/money'

export default class OrganizationCostTransformer extends BaseTransformer<OrganizationMessageCost> {
  toObject() {
    const { whatsappKobo, smsKobo, totalKobo } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'organization', 'whatsapp', 'sms', 'smsParts', 'email']),
      whatsappCost: naira(whatsappKobo),
      smsCost: naira(smsKobo),
      total: naira(totalKobo),
    }
  }
}
