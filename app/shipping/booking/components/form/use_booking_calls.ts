import { useState } from 'react'
import { useSend } from '~/api/use_send'
import type { Outcome } from '~/hooks/api_outcome'
import type { BookingForm } from './form_model'
import { submissionOf } from './submission'
import type { BookedShipment, Quote } from './types'
import type { useBookingForm } from './use_booking_form'

/** What the server makes of the form: the offers of the couriers, then a booked shipment. */
export function useBookingCalls(
  form: ReturnType<typeof useBookingForm>,
  resuming: BookedShipment | null
) {
  const rates = useSend()
  const booking = useSend()
  const [quote, setQuote] = useState<Quote | null>(null)
  const [courier, setCourier] = useState<string | null>(null)
  const [shipment, setShipment] = useState(resuming)
  const [dutyNotice, setDutyNotice] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { value } = form.handle

  /** What was asked for; null after a refusal, which is then shown. */
  async function answered<T>(asked: Promise<Outcome<{ data: T }>>): Promise<T | null> {
    setFailure(null)
    const outcome = await asked
    if (outcome.ok) return outcome.body.data
    setFailure(outcome.message)
    form.setRefused(outcome.fields)
    return null
  }

  async function getRates(): Promise<Quote | null> {
    const body = submissionOf(value)
    const fresh = await answered(rates.send('api.shipping.quotes.store', { body }))
    if (!fresh) return null
    setQuote(fresh)
    setCourier(null)
    setDutyNotice(fresh.importDutyNotice)
    return fresh
  }

  /** Answers whether it is booked. */
  async function book({ quoteId }: Quote, preferredCourier: string): Promise<boolean> {
    setCourier(preferredCourier)
    const body = { ...submissionOf(value), preferredCourier, quoteId }
    const booked = await answered(booking.send('api.shipping.shipments.store', { body }))
    if (!booked) return false
    form.draft.setValue((before) => asBooked(before, booked))
    setShipment(booked)
    return true
  }

  return {
    quote,
    courier,
    chooseCourier: setCourier,
    shipment,
    replaceShipment: setShipment,
    dutyNotice,
    closeDutyNotice: () => setDutyNotice(false),
    failure,
    clearFailure: () => setFailure(null),
    gettingRates: rates.busy,
    submitting: booking.busy,
    getRates,
    book,
  }
}

/** From now on the form is about this booking, which its next submission updates. */
function asBooked(form: BookingForm, { id }: BookedShipment): BookingForm {
  const { origin, destination } = form
  return {
    ...form,
    ...(form.editShipmentId ? { editShipmentId: id } : { id }),
    // They are saved now; a second submission would save them twice.
    origin: { ...origin, saveInAddressBook: false },
    destination: { ...destination, saveInAddressBook: false },
  }
}
