import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { businessOf } from '#branding/business/business'
import { isOn } from '#branding/business/flag'
import Brand from '#branding/business/brand'
import { publishNotifications, stopNotifications } from '#branding/notifications/publication'

export default class NotificationStatusesController {
  async show(ctx: HttpContext) {
    const business = businessOf(callerOf(ctx))
    const { sendsNotifications } = await Brand.of(business)
    const { notifyReceiver } = business
    return { data: { enableBrandedNotification: sendsNotifications, notifyReceiver } }
  }

  async update(ctx: HttpContext) {
    const business = businessOf(callerOf(ctx))
    if (isOn(ctx.params.value)) {
      await publishNotifications(business)
      return {
        message: 'Branded notifications are published. Your receivers are notified from now on.',
      }
    }
    await stopNotifications(business)
    return { message: 'Branded notifications are stopped.' }
  }
}
