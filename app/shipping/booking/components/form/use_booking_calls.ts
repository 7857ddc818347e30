import { useSend } from '~/api/use_send'
import type { BookingForm } from './form_model'
import { submissionOf } from './submission'
import type { Quote } from './types'

/** The two questions that the booking form asks of the server. */
export function useBookingCalls() {
  const rates = useSend()
  const booking = useSend()
  return {
    gettingRates: rates.busy,
    submitting: booking.busy,
    getRates: (form: BookingForm) =>
      rates.send('api.shipping.quotes.store', { body: submissionOf(form) }),
    book: (form: BookingForm, { quoteId }: Quote, preferredCourier: string) =>
      booking.send('api.shipping.shipments.store', {
        body: { ...submissionOf(form), preferredCourier, quoteId },
      }),
  }
}
