import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ChannelCost } from '#branding/notifications/log/load_message_costs'
import { naira } from '#shared/money/rules/money'

export default class ChannelCostTransformer extends BaseTransformer<ChannelCost> {
  toObject() {
    const { costKobo } = this.resource
    return { ...this.pick(this.resource, ['channel', 'messages', 'parts']), cost: naira(costKobo) }
  }
}
