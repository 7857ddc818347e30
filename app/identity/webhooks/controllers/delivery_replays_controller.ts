import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { replayDelivery } from '#identity/webhooks/replay_events'

export default class DeliveryReplaysController {
  async store(ctx: HttpContext) {
    const { id, messageId } = await replayDelivery(callerOf(ctx), ctx.params.id)
    return { message: 'The event is on its way again.', data: { id, messageId } }
  }
}
