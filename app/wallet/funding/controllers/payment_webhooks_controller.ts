import type { HttpContext } from '@adonisjs/core/http'
import ActOnPaymentNoteJob from '#wallet/funding/jobs/act_on_payment_note_job'
import { paymentProvider } from '#wallet/providers/providers'

export default class PaymentWebhooksController {
  /** Only believes that something happened; a job asks the provider what. */
  async store({ request }: HttpContext) {
    const note = paymentProvider().readWebhook({
      rawBody: request.raw() ?? '',
      header: (name) => request.header(name),
    })
    if (note) await ActOnPaymentNoteJob.dispatch(note)
    return { message: 'Thank you' }
  }
}
