import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import type { BookingForm } from './form_model'
import { submissionOf } from './submission'
import type { BookedShipment, Quote } from './types'

/** The two questions that the booking form asks of the server. */
export function useBookingCalls() {
  const rates = useCommand<{ data: Quote }>()
  const booking = useCommand<{ data: BookedShipment }>()
  return {
    gettingRates: rates.busy,
    submitting: booking.busy,
    getRates: (form: BookingForm) =>
      rates.send('POST', urlFor('api.shipping.quotes.store', {}), submissionOf(form)),
    book: (form: BookingForm, { quoteId }: Quote, preferredCourier: string) =>
      booking.send('POST', urlFor('api.shipping.shipments.store', {}), {
        ...submissionOf(form),
        preferredCourier,
        quoteId,
      }),
  }
}
