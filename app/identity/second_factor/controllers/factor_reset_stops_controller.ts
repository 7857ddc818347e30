import type { HttpContext } from '@adonisjs/core/http'
import { stopResetBy } from '#identity/second_factor/resets/resetting'
import { countTry } from '#identity/sessions/throttles'

export default class FactorResetStopsController {
  /** With the token of the mail, from whichever device reads it. */
  async store(ctx: HttpContext) {
    await countTry(ctx.request.ip(), 'open_link')
    await stopResetBy(String(ctx.params.token))
    return { message: 'Stopped. Your second step stays as it is.' }
  }
}
