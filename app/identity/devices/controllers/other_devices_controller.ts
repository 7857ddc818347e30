import type { HttpContext } from '@adonisjs/core/http'
import AccessToken from '#identity/sessions/access_token'
import { callerOf } from '#identity/sessions/caller'

export default class OtherDevicesController {
  async destroy(ctx: HttpContext) {
    const { user, accessId } = callerOf(ctx)
    await AccessToken.revokeAllOf(user.id, { except: accessId })
    return { message: 'You have signed out everywhere else.' }
  }
}
