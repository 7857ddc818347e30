import type { HttpContext } from '@adonisjs/core/http'
import { stopOwnReset } from '#identity/second_factor/resets/resetting'
import { callerOf } from '#identity/sessions/caller'

export default class OwnFactorResetsController {
  async destroy(ctx: HttpContext) {
    await stopOwnReset(callerOf(ctx))
    return { message: 'Stopped. Your second step stays as it is.' }
  }
}
