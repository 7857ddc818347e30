import type { HttpContext } from '@adonisjs/core/http'
import { loadSharedConfiguration } from '#admin/console/shared_configuration'
import { callerOf } from '#identity/sessions/caller'
import ProfileTransformer from '#identity/accounts/profile_transformer'

export default class InitController {
  async show(ctx: HttpContext) {
    return ctx.serialize({
      ...(await loadSharedConfiguration()),
      userProfile: ProfileTransformer.transform(callerOf(ctx).user),
    })
  }
}
