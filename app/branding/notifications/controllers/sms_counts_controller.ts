import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { businessOf } from '#branding/business/business'
import { smsCounts } from '#branding/notifications/log/notification_log'

export default class SmsCountsController {
  async show(ctx: HttpContext) {
    return { data: await smsCounts(businessOf(callerOf(ctx))) }
  }
}
