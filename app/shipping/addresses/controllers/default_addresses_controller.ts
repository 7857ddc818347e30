import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { setDefaultAddress, unsetDefaultAddress } from '#shipping/addresses/default_address'

export default class DefaultAddressesController {
  async update(ctx: HttpContext) {
    await setDefaultAddress(callerOf(ctx), ctx.params.id)
    return { message: 'Your next booking starts with this address.' }
  }

  async destroy(ctx: HttpContext) {
    await unsetDefaultAddress(callerOf(ctx), ctx.params.id)
    return { message: 'Your next booking will not start with this address.' }
  }
}
