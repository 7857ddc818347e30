import type { HttpContext } from '@adonisjs/core/http'
import { businessOf } from '#branding/business'
import { textsOfAll, writeTexts } from '#branding/notifications/texts'
import { notificationTemplateValidator } from '#branding/validators/notification'

export default class NotificationTemplatesController {
  async index(ctx: HttpContext) {
    return { data: await textsOfAll(businessOf(ctx)) }
  }

  async update(ctx: HttpContext) {
    const business = businessOf(ctx)
    const texts = await ctx.request.validateUsing(notificationTemplateValidator)
    await writeTexts(business, ctx.params.event, texts)
    return { message: 'Message saved.' }
  }
}
