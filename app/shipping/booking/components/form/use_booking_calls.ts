import { useMemo, useState } from 'react'
import { useSend } from '~/api/use_send'
import { CONNECTIVITY_ERROR, type Outcome, type Refusal } from '~/hooks/api_outcome'
import { useIntentKeys } from '~/hooks/use_intent_keys'
import type { KeptBooking as Stranded } from '~/api/outbox'
import type { BookingForm } from './form_model'
import { isDomestic, isHome } from './form_model'
import { questionOf, submissionOf } from './submission'
import type { BookedShipment, BookingScreen, Quote } from './types'
import type { useBookingForm } from './use_booking_form'

/** What the server makes of the form: the offers of the couriers, then a booked shipment. */
export function useBookingCalls(
  form: ReturnType<typeof useBookingForm>,
  { resuming, remembered }: BookingScreen
) {
  const rates = useSend()
  const booking = useSend()
  const { value } = form.handle
  const question = useMemo(() => questionOf(value), [value])
  const [asked, setAsked] = useState<{ question: string; quote: Quote } | null>(null)
  const [courier, setCourier] = useState<string | null>(null)
  const [made, setMade] = useState(resuming && { question, shipment: resuming })
  const usual = remembered.couriers[kindOf(value)] ?? null
  const quote = asked?.question === question ? asked.quote : null
  const shipment = made?.question === question ? made.shipment : null
  const [dutyNotice, setDutyNotice] = useState(false)
  const { answered, strandedWith, ...refusals } = useRefusals(form)

  async function getRates(): Promise<Quote | null> {
    const body = submissionOf(value)
    const preferredCourier = usual ?? 'cheapest'
    const fresh = await answered(
      rates.send('api.shipping.quotes.store', { body }),
      strandedWith({ ...body, preferredCourier })
    )
    if (!fresh) return null
    setAsked({ question, quote: fresh })
    setCourier(fresh.courierRates.find((rate) => rate.courier === usual)?.courier ?? null)
    setDutyNotice(fresh.importDutyNotice)
    return fresh
  }

  /** What is booked; null after a refusal. */
  async function book({ quoteId }: Quote, preferredCourier: string) {
    setCourier(preferredCourier)
    const body = { ...submissionOf(value), preferredCourier, quoteId }
    const wanted = strandedWith(body)
    const booked = await answered(
      booking.send('api.shipping.shipments.store', { body, idempotencyKey: wanted.key }),
      wanted
    )
    if (!booked) return null
    form.draft.booked()
    form.draft.setValue((before) => asBooked(before, booked))
    setMade({ question, shipment: booked })
    return booked
  }

  return {
    quote,
    courier,
    chooseCourier: setCourier,
    usualCourier: usual,
    shipment,
    replaceShipment: (other: BookedShipment | null) =>
      setMade(other && { question, shipment: other }),
    dutyNotice,
    closeDutyNotice: () => setDutyNotice(false),
    ...refusals,
    gettingRates: rates.busy,
    submitting: booking.busy,
    getRates,
    book,
  }
}

/** What the server does not take, or cannot be asked for. */
function useRefusals(form: ReturnType<typeof useBookingForm>) {
  const [failure, setFailure] = useState<string | null>(null)
  const [stranded, setStranded] = useState<Stranded | null>(null)
  const keyOf = useIntentKeys()

  /** What was asked for; null after a refusal, which is then shown. */
  async function answered<T>(answer: Promise<Outcome<{ data: T }>>, wanted: Stranded) {
    clearFailure()
    const outcome = await answer
    if (outcome.ok) return outcome.body.data
    if (outcome.message === CONNECTIVITY_ERROR) setStranded(wanted)
    refuse(outcome)
    return null
  }

  function refuse({ message, fields }: Refusal) {
    setFailure(message)
    form.setRefused(fields)
  }

  function clearFailure() {
    setFailure(null)
    setStranded(null)
  }

  /** What is to be sent later, under the key with which it may have arrived already. */
  function strandedWith(body: Stranded['body']): Stranded {
    const { value } = form.handle
    return { key: keyOf(JSON.stringify(body)), body, form: value, refusal: null }
  }

  return { failure, stranded, answered, refuse, clearFailure, strandedWith }
}

function kindOf({ origin, destination }: BookingForm) {
  if (isDomestic({ origin, destination })) return 'domestic'
  return isHome(origin.country) ? 'export' : 'import'
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
