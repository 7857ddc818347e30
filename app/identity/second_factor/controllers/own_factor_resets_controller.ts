import type { HttpContext } from '@adonisjs/core/http'
import { cancelOwnReset } from '#identity/second_factor/resets/manage_resets'
import { callerOf } from '#identity/sessions/caller'

export default class OwnFactorResetsController {
  async destroy(ctx: HttpContext) {
    await cancelOwnReset(callerOf(ctx))
    return { message: 'The reset has been cancelled. Your second step stays as it is.' }
  }
}
