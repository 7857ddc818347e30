import type { HttpContext } from '@adonisjs/core/http'
import DeviceTransformer from '#identity/devices/device_transformer'
import { devicesOf } from '#identity/devices/devices'
import { factorView } from '#identity/second_factor/factor_view'
import FactorViewTransformer from '#identity/second_factor/factor_view_transformer'
import { callerOf } from '#identity/sessions/caller'
import { landingOfBrowser } from '#identity/sessions/controllers/browser_view'
import { intendedPage } from '#identity/sessions/controllers/session_access'

export default class SecurityPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    return ctx.inertia.render('identity/devices/security', {
      factors: FactorViewTransformer.transform(await factorView(caller)),
      devices: DeviceTransformer.transform(await devicesOf(caller)),
      goTo: intendedPage(ctx) ?? landingOfBrowser(ctx),
    })
  }
}
