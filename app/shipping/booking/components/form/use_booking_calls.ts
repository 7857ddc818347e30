import { useMemo, useState } from 'react'
import { useApiCall } from '~/api/use_api_call'
import { CONNECTIVITY_ERROR, type ApiOutcome, type ApiRefusal } from '~/hooks/api_outcome'
import { useIdempotencyKeys } from '~/hooks/use_idempotency_keys'
import type { QueuedBooking as Stranded } from '~/api/offline_outbox'
import type { BookingForm } from './form_model'
import { isDomesticForm, isHomeCountry } from './form_model'
import { submissionFingerprint, toSubmission } from './form_submission'
import type { BookedShipment, BookingScreen, QuoteData } from './booking_types'
import type { useBookingForm } from './use_booking_form'

/** A quote, and whose price its advice is compared with; the cheapest courier's where nobody's is named. */
export type PricedQuote = QuoteData & { comparedWith: string | null }

interface RateRequestOptions {
  change?: Partial<BookingForm>
  wish?: string | null
}

/** What the server makes of the form: the offers of the couriers, then a booked shipment. */
export function useBookingCalls(
  form: ReturnType<typeof useBookingForm>,
  { resuming, remembered }: BookingScreen
) {
  const rates = useApiCall()
  const booking = useApiCall()
  const { value } = form.handle
  const question = useMemo(() => submissionFingerprint(value), [value])
  const [asked, setAsked] = useState<{ question: string; quote: PricedQuote } | null>(null)
  const [made, setMade] = useState(resuming && { question, shipment: resuming })
  const usual = remembered.couriers[shipmentKindOf(value)] ?? null
  const { courier, setCourier, wished, ...wishes } = useChosenCourier(usual)
  const quote = asked?.question === question ? asked.quote : null
  const shipment = made?.question === question ? made.shipment : null
  const [dutyNotice, setDutyNotice] = useState(false)
  const { answered, strandedWith, ...refusals } = useRefusals(form)

  /** For the form as it is, or as it would be with a change, which it then has. The wish is who is compared with. */
  async function getRates({
    change,
    wish = wished,
  }: RateRequestOptions = {}): Promise<QuoteData | null> {
    const next = { ...value, ...change }
    const body = toSubmission(next)
    const fresh = await answered(
      rates.send('api.shipping.quotes.store', { body: { ...body, preferredCourier: wish } }),
      strandedWith({ ...body, preferredCourier: wish ?? 'cheapest' }, next)
    )
    if (!fresh) return null
    if (change) form.handle.change((now) => ({ ...now, ...change }), ...Object.keys(change))
    const chosen = fresh.courierRates.find((rate) => rate.courier === wish)?.courier ?? null
    setAsked({ question: submissionFingerprint(next), quote: { ...fresh, comparedWith: chosen } })
    setCourier(chosen)
    setDutyNotice(fresh.importDutyNotice)
    return fresh
  }

  /** What is booked; null after a refusal. */
  async function book({ quoteId }: QuoteData, preferredCourier: string) {
    setCourier(preferredCourier)
    const body = { ...toSubmission(value), preferredCourier, quoteId }
    const wanted = strandedWith(body)
    const booked = await answered(
      booking.send('api.shipping.shipments.store', { body, idempotencyKey: wanted.key }),
      wanted
    )
    if (!booked) return null
    form.draft.booked()
    form.draft.setValue((before) => withBookedIds(before, booked))
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
function useChosenCourier(usual: string | null) {
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
  const keyOf = useIdempotencyKeys()

  /** What was asked for; null after a refusal, which is then shown. */
  async function answered<T>(answer: Promise<ApiOutcome<{ data: T }>>, wanted: Stranded) {
    clearFailure()
    const outcome = await answer
    if (outcome.ok) return outcome.body.data
    if (outcome.message === CONNECTIVITY_ERROR) setStranded(wanted)
    refuse(outcome)
    return null
  }

  function refuse({ message, fields, proposals }: ApiRefusal) {
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

function shipmentKindOf({ origin, destination }: BookingForm) {
  if (isDomesticForm({ origin, destination })) return 'domestic'
  return isHomeCountry(origin.country) ? 'export' : 'import'
}

/** From now on the form is about this booking, which its next submission updates. */
function withBookedIds(form: BookingForm, { id }: BookedShipment): BookingForm {
  const { origin, destination } = form
  return {
    ...form,
    ...(form.editShipmentId ? { editShipmentId: id } : { id }),
    // They are saved now; a second submission would save them twice.
    origin: { ...origin, saveInAddressBook: false },
    destination: { ...destination, saveInAddressBook: false },
  }
}
