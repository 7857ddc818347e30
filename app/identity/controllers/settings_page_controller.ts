import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import ProfileTransformer from '#identity/transformers/profile_transformer'

export default class SettingsPageController {
  render(ctx: HttpContext) {
    const profile = () => ProfileTransformer.transform(callerOf(ctx).user).useVariant('forSettings')
    return ctx.inertia.render('identity/settings', {
      profile: ctx.inertia.defer(profile, { rescue: true }),
    })
  }
}
