import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { businessOf } from '#branding/business/business'
import { isOn } from '#branding/business/flag'
import { publishTrackingPage, stopTrackingPage } from '#branding/tracking_page/publication'

export default class TrackingPublicationsController {
  async update(ctx: HttpContext) {
    const business = businessOf(callerOf(ctx))
    if (isOn(ctx.params.flag)) {
      await publishTrackingPage(business)
      return { message: 'Your branded tracking page is published.' }
    }
    await stopTrackingPage(business)
    return { message: 'Your branded tracking page is stopped. Receivers see the default page.' }
  }
}
