import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireCurrentBusiness } from '#branding/business/current_business'
import { parsePathFlag } from '#branding/business/path_flag'
import {
  publishTrackingPage,
  stopTrackingPage,
} from '#branding/tracking_page/tracking_page_publication'

export default class TrackingPublicationsController {
  async update(ctx: HttpContext) {
    const business = requireCurrentBusiness(callerOf(ctx))
    if (parsePathFlag(ctx.params.flag)) {
      await publishTrackingPage(business)
      return { message: 'Your branded tracking page is published.' }
    }
    await stopTrackingPage(business)
    return { message: 'Your branded tracking page is stopped. Receivers see the default page.' }
  }
}
