import type { HttpContext } from '@adonisjs/core/http'
import DeviceTransformer from '#identity/devices/device_transformer'
import { listDevices } from '#identity/devices/devices'
import { readFactorView } from '#identity/second_factor/factor_view'
import FactorViewTransformer from '#identity/second_factor/factor_view_transformer'
import { callerOf } from '#identity/sessions/caller'
import { findLandingPath } from '#identity/sessions/controllers/landing_path'
import { readIntendedUrl } from '#identity/sessions/controllers/session_access'

export default class SecurityPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    return ctx.inertia.render('identity/devices/security', {
      factors: FactorViewTransformer.transform(await readFactorView(caller)),
      devices: DeviceTransformer.transform(await listDevices(caller)),
      goTo: readIntendedUrl(ctx) ?? findLandingPath(ctx),
    })
  }
}
