import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import Brand from '#branding/business/brand'
import { exampleStopTextsLink } from '#branding/unwanted_mail/stop_texts_link'
import { findServedDomain } from '#branding/domains/find_served_domain'
import { exampleTrackingLink } from '#branding/notifications/build_receiver_message'
import { listLatestMessages, countSms } from '#branding/notifications/log/notification_log'
import { hasWhatsApp } from '#shared/whatsapp/whatsapp_gateway'
import ReceiverNotificationTransformer from '#branding/notifications/receiver_notification_transformer'
import { loadNotificationPlan } from '#branding/notifications/plan/notification_plans'
import { listNotificationTexts } from '#branding/notifications/notification_texts'

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
      exampleLink: exampleTrackingLink({
        business: organization,
        brand,
        domain: await findServedDomain(organization),
      }),
      colours: brand.colours,
      exampleStop: exampleStopTextsLink(),
      texts: await listNotificationTexts(organization),
      plan: await loadNotificationPlan(organization),
      hasWhatsApp: hasWhatsApp(),
    }
    const messages = async () =>
      ReceiverNotificationTransformer.transform(await listLatestMessages(organization))
    return ctx.inertia.render('branding/notifications/notification_setup', {
      setup,
      messages: ctx.inertia.defer(messages, { rescue: true }),
      smsCounts: ctx.inertia.defer(() => countSms(organization), { rescue: true }),
    })
  }
}
