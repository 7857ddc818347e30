import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { replayPeriod } from '#identity/webhooks/replay_events'
import { replayPeriodValidator } from '#identity/webhooks/validators/delivery_validator'

export default class EndpointReplaysController {
  async store(ctx: HttpContext) {
    const { from, to, missedOnly = false } = await ctx.request.validateUsing(replayPeriodValidator)
    const span = { from, to, missedOnly }
    const count = await replayPeriod(callerOf(ctx), ctx.params.id, span)
    const what = count === 1 ? '1 event is' : `${count} events are`
    return { message: `${what} on the way again.`, data: { count } }
  }
}
