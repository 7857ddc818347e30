import { useMemo, useState } from 'react'
import { useApiCall } from '~/api/use_api_call'
import { CONNECTIVITY_ERROR, type ApiOutcome, type ApiRefusal } from '~/api/api_outcome'
import { useIdempotencyKeys } from '~/hooks/use_idempotency_keys'
import type { QueuedBooking as Stranded } from '~/api/offline_outbox'
import type { BookingForm } from './form_model'
import { isDomesticForm, isHomeCountry } from './form_model'
import { submissionFingerprint, toSubmission } from './form_submission'
import type { BookedShipment, BookingScreen, QuoteData } from './booking_types'
import type { useBookingForm } from './use_booking_form'

/** `comparedWith` is the courier that the advice compares with; null means the cheapest. */
export type PricedQuote = QuoteData & { comparedWith: string | null }

interface RateRequestOptions {
  change?: Partial<BookingForm>
  wish?: string | null
}

export function useBookingCalls(
  form: ReturnType<typeof useBookingForm>,
  { resuming, remembered, ratePrefill }: BookingScreen
) {
  const rates = useApiCall()
  const booking = useApiCall()
  const { value } = form.handle
  const fingerprint = useMemo(() => submissionFingerprint(value), [value])
  const [asked, setAsked] = useState<{ fingerprint: string; quote: PricedQuote } | null>(null)
  const [made, setMade] = useState(resuming && { fingerprint, shipment: resuming })
  const usual = remembered.couriers[shipmentKindOf(value)] ?? null
  const { courier, setCourier, wished, ...wishes } = useChosenCourier(ratePrefill?.courier || usual)
  const quote = asked?.fingerprint === fingerprint ? asked.quote : null
  const shipment = made?.fingerprint === fingerprint ? made.shipment : null
  const [dutyNotice, setDutyNotice] = useState(false)
  const { answered, strandedWith, ...refusals } = useRefusals(form)

  /** Requests rates, optionally with a change that it applies on success. */
  async function getRates({ change, wish = wished }: RateRequestOptions = {}) {
    const next = { ...value, ...change }
    const body = toSubmission(next)
    const fresh = await answered(
      rates.send('api.shipping.quotes.store', { body: { ...body, preferredCourier: wish } }),
      strandedWith({ ...body, preferredCourier: wish ?? 'cheapest' }, next)
    )
    if (!fresh) return null
    if (change) form.handle.change((now) => ({ ...now, ...change }), ...Object.keys(change))
    const chosen = fresh.courierRates.find((rate) => rate.courier === wish)?.courier ?? null
    setAsked({
      fingerprint: submissionFingerprint(next),
      quote: { ...fresh, comparedWith: chosen },
    })
    setCourier(chosen)
    setDutyNotice(fresh.importDutyNotice)
    return fresh
  }

  /** Resolves to null after a refusal. */
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
    setMade({ fingerprint, shipment: booked })
    return booked
  }

  return {
    quote,
    courier,
    usualCourier: usual,
    ...wishes,
    shipment,
    replaceShipment: (other: BookedShipment) => setMade({ fingerprint, shipment: other }),
    dutyNotice,
    closeDutyNotice: () => setDutyNotice(false),
    ...refusals,
    gettingRates: rates.busy,
    submitting: booking.busy,
    getRates,
    book,
  }
}

/**
 * When prices are loaded again, the courier chosen last is selected, or else that of the rates page
 * or of the last parcel.
 */
function useChosenCourier(first: string | null) {
  const [courier, setCourier] = useState<string | null>(null)
  const [wished, wishFor] = useState<string | null>(null)

  function chooseCourier(chosen: string) {
    setCourier(chosen)
    wishFor(chosen)
  }

  return { courier, setCourier, wished: wished ?? first, wishFor, chooseCourier }
}

function useRefusals(form: ReturnType<typeof useBookingForm>) {
  const [failure, setFailure] = useState<string | null>(null)
  const [stranded, setStranded] = useState<Stranded | null>(null)
  const keyOf = useIdempotencyKeys()

  /** Resolves to null after a refusal, which it shows. */
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

  /** Uses the same idempotency key when sent later, because the first attempt may have arrived. */
  function strandedWith(body: Stranded['body'], value = form.handle.value): Stranded {
    return { key: keyOf(JSON.stringify(body)), body, form: value, refusal: null }
  }

  return { failure, stranded, answered, refuse, clearFailure, strandedWith }
}

function shipmentKindOf({ origin, destination }: BookingForm) {
  if (isDomesticForm({ origin, destination })) return 'domestic'
  return isHomeCountry(origin.country) ? 'export' : 'import'
}

/** Binds the form to the booking, so that the next submission updates it. */
function withBookedIds(form: BookingForm, { id }: BookedShipment): BookingForm {
  const { origin, destination } = form
  return {
    ...form,
    ...(form.editShipmentId ? { editShipmentId: id } : { id }),
    // The addresses are saved now; a second submission would save them again.
    origin: { ...origin, saveInAddressBook: false },
    destination: { ...destination, saveInAddressBook: false },
  }
}
