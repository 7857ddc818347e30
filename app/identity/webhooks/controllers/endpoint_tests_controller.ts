import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendTest } from '#identity/webhooks/sending_again'

export default class EndpointTestsController {
  /** Answers its delivery, of which the log says what came of it. */
  async store(ctx: HttpContext) {
    const { id, messageId } = await sendTest(callerOf(ctx), ctx.params.id)
    return { message: 'A test event is on its way.', data: { id, messageId } }
  }
}
