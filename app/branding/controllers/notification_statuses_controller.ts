import { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import { businessOf } from '#branding/business'
import { isOn } from '#branding/flag'
import Brand from '#branding/models/brand'

export default class NotificationStatusesController {
  async show(ctx: HttpContext) {
    const business = businessOf(ctx)
    const { sendsNotifications } = await Brand.of(business)
    const { notifyReceiver } = business
    return { data: { enableBrandedNotification: sendsNotifications, notifyReceiver } }
  }

  async update(ctx: HttpContext) {
    const brand = await Brand.of(businessOf(ctx))
    const wanted = isOn(ctx.params.value)
    const since = brand.notificationsEnabledAt ?? DateTime.now()
    await brand.merge({ notificationsEnabledAt: wanted ? since : null }).save()
    return {
      message: wanted
        ? 'Branded notifications are published. Your receivers are told from now on.'
        : 'Branded notifications are stopped.',
    }
  }
}
