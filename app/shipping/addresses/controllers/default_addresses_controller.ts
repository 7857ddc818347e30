import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { chooseDefault, unchooseDefault } from '#shipping/addresses/usual'

export default class DefaultAddressesController {
  async update(ctx: HttpContext) {
    await chooseDefault(callerOf(ctx), ctx.params.id)
    return { message: 'Your next booking starts with this address.' }
  }

  async destroy(ctx: HttpContext) {
    await unchooseDefault(callerOf(ctx), ctx.params.id)
    return { message: 'Your next booking does not start with this address any more.' }
  }
}
