import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireCurrentBusiness } from '#branding/business/current_business'
import { parsePathFlag } from '#branding/business/path_flag'
import Brand from '#branding/business/brand'
import {
  publishNotifications,
  stopNotifications,
} from '#branding/notifications/notification_publication'

export default class NotificationStatusesController {
  async show(ctx: HttpContext) {
    const business = requireCurrentBusiness(callerOf(ctx))
    const { sendsNotifications } = await Brand.of(business)
    const { notifyReceiver } = business
    return { data: { enableBrandedNotification: sendsNotifications, notifyReceiver } }
  }

  async update(ctx: HttpContext) {
    const business = requireCurrentBusiness(callerOf(ctx))
    if (parsePathFlag(ctx.params.value)) {
      await publishNotifications(business)
      return {
        message: 'Branded notifications are published. Your receivers are notified from now on.',
      }
    }
    await stopNotifications(business)
    return { message: 'Branded notifications are stopped.' }
  }
}
