import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OrganizationCost } from '#admin/message_costs/cost_list'
import { naira } from '#shared/money/rules/money'

export default class OrganizationCostTransformer extends BaseTransformer<OrganizationCost> {
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
