import type { HttpContext } from '@adonisjs/core/http'
import { cancelResetByToken } from '#identity/second_factor/resets/manage_resets'
import { consumeAttempt } from '#identity/sessions/attempt_limits'

export default class FactorResetStopsController {
  /** Cancels a reset by the mailed token, without sign-in and from any device. */
  async store(ctx: HttpContext) {
    await consumeAttempt(ctx.request.ip(), 'open_link')
    await cancelResetByToken(String(ctx.params.token))
    return { message: 'The reset has been cancelled. Your second step stays as it is.' }
  }
}
