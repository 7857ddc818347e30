import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { businessOf } from '#branding/business/business'
import { planValidator } from '#branding/notifications/plan/plan_validator'
import { changePlan, planOf } from '#branding/notifications/plan/plans'

export default class NotificationPlansController {
  async show(ctx: HttpContext) {
    return { data: await planOf(businessOf(callerOf(ctx))) }
  }

  async update(ctx: HttpContext) {
    const business = businessOf(callerOf(ctx))
    const { version, ...plan } = await ctx.request.validateUsing(planValidator)
    const data = await changePlan(business, plan, version)
    return { message: 'Channels and quiet hours saved.', data }
  }
}
