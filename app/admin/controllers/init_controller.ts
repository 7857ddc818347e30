import type { HttpContext } from '@adonisjs/core/http'
import { sharedConfiguration } from '#admin/initialization'
import { callerOf } from '#identity/caller'
import ProfileTransformer from '#identity/transformers/profile_transformer'

export default class InitController {
  async show(ctx: HttpContext) {
    return ctx.serialize({
      ...(await sharedConfiguration()),
      userProfile: ProfileTransformer.transform(callerOf(ctx).user),
    })
  }
}
