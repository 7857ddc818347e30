import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendAgain } from '#identity/webhooks/sending_again'

export default class DeliveryReplaysController {
  async store(ctx: HttpContext) {
    const { id, messageId } = await sendAgain(callerOf(ctx), ctx.params.id)
    return { message: 'The event is on its way again.', data: { id, messageId } }
  }
}
