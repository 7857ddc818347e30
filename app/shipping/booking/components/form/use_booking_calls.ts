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

/** A quote, and whose price its advice is compared with; the cheapest courier's where nobody's is named. */
export type PricedQuote = Quote & { comparedWith: string | null }

interface Asked {
  change?: Partial<BookingForm>
  wish?: string | null
}

/** What the server makes of the form: the offers of the couriers, then a booked shipment. */
export function useBookingCalls(
  form: ReturnType<typeof useBookingForm>,
  { resuming, remembered }: BookingScreen
) {
  const rates = useSend()
  const booking = useSend()
  const { value } = form.handle
  const question = useMemo(() => questionOf(value), [value])
  const [asked, setAsked] = useState<{ question: string; quote: PricedQuote } | null>(null)
  const [made, setMade] = useState(resuming && { question, shipment: resuming })
  const usual = remembered.couriers[kindOf(value)] ?? null
  const { courier, setCourier, wished, ...wishes } = useCourier(usual)
  const quote = asked?.question === question ? asked.quote : null
  const shipment = made?.question === question ? made.shipment : null
  const [dutyNotice, setDutyNotice] = useState(false)
  const { answered, strandedWith, ...refusals } = useRefusals(form)

  /** For the form as it is, or as it would be with a change, which it then has. The wish is who is compared with. */
  async function getRates({ change, wish = wished }: Asked = {}): Promise<Quote | null> {
    const next = { ...value, ...change }
    const body = submissionOf(next)
    const fresh = await answered(
      rates.send('api.shipping.quotes.store', { body: { ...body, preferredCourier: wish } }),
      strandedWith({ ...body, preferredCourier: wish ?? 'cheapest' }, next)
    )
    if (!fresh) return null
    if (change) form.handle.change((now) => ({ ...now, ...change }), ...Object.keys(change))
    const chosen = fresh.courierRates.find((rate) => rate.courier === wish)?.courier ?? null
    setAsked({ question: questionOf(next), quote: { ...fresh, comparedWith: chosen } })
    setCourier(chosen)
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
    usualCourier: usual,
    ...wishes,
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

/** Who is chosen, and who is to be again when the prices are asked anew: whoever was last, or carried the last parcel. */
function useCourier(usual: string | null) {
  const [courier, setCourier] = useState<string | null>(null)
  const [wished, wishFor] = useState<string | null>(null)

  function chooseCourier(chosen: string) {
    setCourier(chosen)
    wishFor(chosen)
  }

  return { courier, setCourier, wished: wished ?? usual, wishFor, chooseCourier }
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

  function refuse({ message, fields, proposals }: Refusal) {
    setFailure(message)
    form.setRefused({ fields, proposals })
  }

  function clearFailure() {
    setFailure(null)
    setStranded(null)
  }

  /** What is to be sent later, under the key with which it may have arrived already. */
  function strandedWith(body: Stranded['body'], value = form.handle.value): Stranded {
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
