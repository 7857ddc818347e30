import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireCurrentBusiness } from '#branding/business/current_business'
import {
  listNotificationTexts,
  saveNotificationTexts,
} from '#branding/notifications/notification_texts'
import { notificationTemplateValidator } from '#branding/notifications/notification_validator'
import { versionValidator } from '#branding/brand_field_rules'

export default class NotificationTemplatesController {
  async index(ctx: HttpContext) {
    return { data: await listNotificationTexts(requireCurrentBusiness(callerOf(ctx))) }
  }

  async update(ctx: HttpContext) {
    const business = requireCurrentBusiness(callerOf(ctx))
    const { version, ...texts } = await ctx.request.validateUsing(notificationTemplateValidator)
    const data = await saveNotificationTexts(business, ctx.params.event, texts, version)
    return { message: 'Message saved.', data }
  }

  async destroy(ctx: HttpContext) {
    const business = requireCurrentBusiness(callerOf(ctx))
    const { version } = await ctx.request.validateUsing(versionValidator)
    const data = await saveNotificationTexts(business, ctx.params.event, null, version)
    return { message: 'The default message has been restored.', data }
  }
}
