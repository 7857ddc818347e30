import type { HttpContext } from '@adonisjs/core/http'
import { sharedConfiguration } from '#admin/console/initialization'
import { callerOf } from '#identity/sessions/caller'
import ProfileTransformer from '#identity/accounts/profile_transformer'

export default class InitController {
  async show(ctx: HttpContext) {
    return ctx.serialize({
      ...(await sharedConfiguration()),
      userProfile: ProfileTransformer.transform(callerOf(ctx).user),
    })
  }
}
