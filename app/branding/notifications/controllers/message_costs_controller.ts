import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireCurrentBusiness } from '#branding/business/current_business'
import ChannelCostTransformer from '#branding/notifications/log/channel_cost_transformer'
import { loadMessageCosts } from '#branding/notifications/log/load_message_costs'
import { monthValidator } from '#branding/notifications/log/message_query'

export default class MessageCostsController {
  async index(ctx: HttpContext) {
    const business = requireCurrentBusiness(callerOf(ctx))
    const { month } = await ctx.request.validateUsing(monthValidator)
    return ctx.serialize(ChannelCostTransformer.transform(await loadMessageCosts(business, month)))
  }
}
