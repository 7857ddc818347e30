import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import Brand from '#branding/business/brand'
import { exampleStopLink } from '#branding/unwanted_mail/stop_link'
import { servedDomainOf } from '#branding/domains/served_domain'
import { exampleLink } from '#branding/notifications/message'
import { notificationLog, smsCounts } from '#branding/notifications/log/notification_log'
import { hasWhatsApp } from '#shared/whatsapp/whatsapp_gateway'
import ReceiverNotificationTransformer from '#branding/notifications/receiver_notification_transformer'
import { planOf } from '#branding/notifications/plan/plans'
import { messagePrices } from '#branding/notifications/settings'
import { textsOfAll } from '#branding/notifications/texts'

export default class NotificationSetupPageController {
  async render(ctx: HttpContext) {
    const { organization } = callerOf(ctx)
    if (!organization.isBusiness) {
      return ctx.inertia.render('branding/notifications/notification_setup', { setup: null })
    }
    const brand = await Brand.of(organization)
    const setup = {
      published: brand.sendsNotifications,
      notifyReceiver: organization.notifyReceiver,
      businessName: organization.name,
      exampleLink: exampleLink({
        business: organization,
        brand,
        domain: await servedDomainOf(organization),
      }),
      colours: brand.colours,
      exampleStop: exampleStopLink(),
      texts: await textsOfAll(organization),
      plan: await planOf(organization),
      hasWhatsApp: hasWhatsApp(),
      prices: await messagePrices(),
    }
    const messages = async () =>
      ReceiverNotificationTransformer.transform(await notificationLog(organization))
    return ctx.inertia.render('branding/notifications/notification_setup', {
      setup,
      messages: ctx.inertia.defer(messages, { rescue: true }),
      smsCounts: ctx.inertia.defer(() => smsCounts(organization), { rescue: true }),
    })
  }
}
