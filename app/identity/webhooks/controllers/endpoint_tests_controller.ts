import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendTestEvent } from '#identity/webhooks/replay_events'

export default class EndpointTestsController {
  async store(ctx: HttpContext) {
    const { id, messageId } = await sendTestEvent(callerOf(ctx), ctx.params.id)
    return { message: 'A test event is on its way.', data: { id, messageId } }
  }
}
