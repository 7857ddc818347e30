import type { HttpContext } from '@adonisjs/core/http'
import ApplyPaymentWebhookJob from '#wallet/funding/jobs/apply_payment_webhook_job'
import { parseProviderWebhook } from '#wallet/providers/provider_registry'

export default class PaymentWebhooksController {
  /** A webhook only proves that something happened; a job asks the provider for the facts. */
  async store({ request, params }: HttpContext) {
    const webhook = { rawBody: request.raw() ?? '', header: (name: string) => request.header(name) }
    const note = parseProviderWebhook(webhook, params.provider)
    if (note) await ApplyPaymentWebhookJob.dispatch(note)
    return { message: 'Thank you' }
  }
}
