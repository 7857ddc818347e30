import type { HttpContext } from '@adonisjs/core/http'
import { buildPageTranslations } from '#shared/languages/controllers/public_page_translations'
import {
  findRequestedLanguage,
  getReaderTranslator,
} from '#shared/languages/controllers/reader_language'
import { getTranslator } from '#shared/languages/translator'
import { findSubscriptionByToken } from '#shipping/tracking/subscriptions/subscription_link'
import {
  confirmSubscription,
  cancelTrackingSubscription,
} from '#shipping/tracking/subscriptions/tracking_notifications'

export default class SubscriptionPageController {
  /** A GET changes nothing, because mail programs open links to scan them. */
  async render(ctx: HttpContext) {
    const { inertia, params, request, response } = ctx
    response.header('Referrer-Policy', 'no-referrer')
    response.header('Cache-Control', 'no-store, private')
    const token = String(params.token)
    const subscription = await findSubscriptionByToken(token)
    // One-click unsubscribe (RFC 8058) posts no `choice`, so everything but `confirm` cancels.
    if (subscription && request.method() === 'POST') {
      await (request.input('choice') === 'confirm'
        ? confirmSubscription(subscription)
        : cancelTrackingSubscription(subscription))
    }
    const translator =
      subscription && !findRequestedLanguage(ctx)
        ? getTranslator(subscription.language)
        : getReaderTranslator(ctx)
    return inertia.render('shipping/tracking/subscriptions/subscription', {
      news: subscription && {
        token,
        trackingNumber: String(subscription.shipment.trackingNumber),
        state: stateOf(subscription),
      },
      csrfToken: request.csrfToken,
      words: buildPageTranslations(ctx, translator, ['public', 'tracking']),
    })
  }
}

function stateOf({ confirmedAt, stoppedAt }: { confirmedAt: unknown; stoppedAt: unknown }) {
  if (stoppedAt) return 'stopped' as const
  return confirmedAt ? ('active' as const) : ('asked' as const)
}
