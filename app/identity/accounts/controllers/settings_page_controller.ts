import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import ProfileTransformer from '#identity/accounts/profile_transformer'

export default class SettingsPageController {
  render(ctx: HttpContext) {
    const profile = () => ProfileTransformer.transform(callerOf(ctx).user).useVariant('forSettings')
    return ctx.inertia.render('identity/accounts/settings', {
      profile: ctx.inertia.defer(profile, { rescue: true }),
    })
  }
}
