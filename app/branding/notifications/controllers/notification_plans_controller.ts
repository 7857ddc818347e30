import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireCurrentBusiness } from '#branding/business/current_business'
import { planValidator } from '#branding/notifications/plan/notification_plan_validator'
import {
  saveNotificationPlan,
  loadNotificationPlan,
} from '#branding/notifications/plan/notification_plans'

export default class NotificationPlansController {
  async show(ctx: HttpContext) {
    return { data: await loadNotificationPlan(requireCurrentBusiness(callerOf(ctx))) }
  }

  async update(ctx: HttpContext) {
    const business = requireCurrentBusiness(callerOf(ctx))
    const { version, ...plan } = await ctx.request.validateUsing(planValidator)
    const data = await saveNotificationPlan(business, plan, version)
    return { message: 'Channels and quiet hours saved.', data }
  }
}
