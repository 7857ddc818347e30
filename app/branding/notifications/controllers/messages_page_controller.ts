import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import ChannelCostTransformer from '#branding/notifications/log/channel_cost_transformer'
import { messageCosts } from '#branding/notifications/log/message_costs'
import { messagePage } from '#branding/notifications/log/message_list'
import { messageListValidator, months } from '#branding/notifications/log/message_question'
import ReceiverNotificationTransformer from '#branding/notifications/receiver_notification_transformer'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { pageAt } from '#shared/http/keyset_page'

export default class MessagesPageController {
  async render(ctx: HttpContext) {
    const { organization: business } = callerOf(ctx)
    const question = await pageQuestion(ctx, messageListValidator)
    const messages = async () => {
      const { rows, metadata } = await pageAt(question, (asked) => messagePage(business, asked))
      return ReceiverNotificationTransformer.paginate(rows, metadata)
    }
    const costs = async () =>
      ChannelCostTransformer.transform(await messageCosts(business, question.month))
    return ctx.inertia.render('branding/notifications/messages', {
      isBusiness: business.isBusiness,
      question: understood(ctx, question),
      months: months(),
      messages: ctx.inertia.defer(messages, { rescue: true }),
      costs: ctx.inertia.defer(costs, { rescue: true }),
    })
  }
}
