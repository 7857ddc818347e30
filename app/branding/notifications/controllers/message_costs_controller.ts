import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { businessOf } from '#branding/business/business'
import ChannelCostTransformer from '#branding/notifications/log/channel_cost_transformer'
import { messageCosts } from '#branding/notifications/log/message_costs'
import { monthValidator } from '#branding/notifications/log/message_question'

export default class MessageCostsController {
  async index(ctx: HttpContext) {
    const business = businessOf(callerOf(ctx))
    const { month } = await ctx.request.validateUsing(monthValidator)
    return ctx.serialize(ChannelCostTransformer.transform(await messageCosts(business, month)))
  }
}
