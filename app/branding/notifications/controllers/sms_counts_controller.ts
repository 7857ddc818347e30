import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireCurrentBusiness } from '#branding/business/current_business'
import { countSms } from '#branding/notifications/log/notification_log'

export default class SmsCountsController {
  async show(ctx: HttpContext) {
    return { data: await countSms(requireCurrentBusiness(callerOf(ctx))) }
  }
}
