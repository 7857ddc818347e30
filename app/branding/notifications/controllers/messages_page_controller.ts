import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import ChannelCostTransformer from '#branding/notifications/log/channel_cost_transformer'
import { loadMessageCosts } from '#branding/notifications/log/load_message_costs'
import { loadMessagePage } from '#branding/notifications/log/load_messages'
import { messageListValidator, listMonths } from '#branding/notifications/log/message_query'
import ReceiverNotificationTransformer from '#branding/notifications/receiver_notification_transformer'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { readPageOrFirst } from '#shared/http/keyset_page'

export default class MessagesPageController {
  async render(ctx: HttpContext) {
    const { organization: business } = callerOf(ctx)
    const listQuery = await readPageQuery(ctx, messageListValidator)
    const messages = async () => {
      const { rows, metadata } = await readPageOrFirst(listQuery, (pageQuery) =>
        loadMessagePage(business, pageQuery)
      )
      return ReceiverNotificationTransformer.paginate(rows, metadata)
    }
    const costs = async () =>
      ChannelCostTransformer.transform(await loadMessageCosts(business, listQuery.month))
    return ctx.inertia.render('branding/notifications/messages', {
      isBusiness: business.isBusiness,
      listQuery: echoPageQuery(ctx, listQuery),
      months: listMonths(),
      messages: ctx.inertia.defer(messages, { rescue: true }),
      costs: ctx.inertia.defer(costs, { rescue: true }),
    })
  }
}
