import { useEffect, useRef, useState } from 'react'
import type { ApiRefusal } from '~/api/api_outcome'
import type { BookingScreen, QuoteData, QuoteAdvice } from './booking_types'
import { furthestTab, isPackageComplete, tabOfField } from './form_checks'
import { isFormUntouched } from './apply_rate_prefill'
import { useBookingCalls } from './use_booking_calls'
import { useBookingForm } from './use_booking_form'
import type { BookedPart } from '#shipping/booking/components/payment/booked_summary'
import { TAB, useBookingSteps } from './use_booking_steps'
import {
  isPackageStarted,
  withBox,
  withPackage,
} from '#shipping/booking/components/packages/packages_model'
import { queueBooking, type QueuedBooking } from '~/api/offline_outbox'
import { useEstimate } from '#shipping/booking/components/price/use_estimate'
import { type Proposal, applyProposal } from '../advice/proposal'

export { TAB }

export function useBooking(screen: BookingScreen) {
  const steps = useBookingSteps(screen.resuming ? TAB.payment : TAB.addresses)
  const { wanted } = steps
  const form = useBookingForm(screen, (value) => Math.min(wanted, furthestTab(value, screen)))
  const { value } = form.handle
  const calls = useBookingCalls(form, screen)
  const { quote, courier, shipment } = calls
  const tab = openTab(wanted, furthestTab(value, screen), calls)
  const isOpen = tab === TAB.packages || tab === TAB.options
  const estimate = useEstimate(value, screen.expressBoxes, isOpen)

  const { show, getRates, book } = tabActions({ form, calls, steps, tab })
  const advice = useApplyAdvice(form, calls, () => show(TAB.packages))
  useReloadedRates({ screen, form, calls, steps, tab })

  /** Resolves to false, and shows the errors, if this tab has any. */
  async function next(): Promise<boolean> {
    if (Object.keys(form.problems).length > 0) {
      form.showAll(true)
      return false
    }
    if (tab === TAB.courier) {
      if (quote && courier) await book(quote, courier)
    } else if (tab === TAB.options) {
      await getRates()
    } else {
      if (tab === TAB.addresses) selectUsualBox(form, screen)
      else if (isPackageComplete(value.working, screen)) form.handle.change(withPackage)
      advice.endProposal()
      show(tab + 1)
    }
    return true
  }

  function previous() {
    const chose = quote && quote.courierRates.length > 1
    show(tab === TAB.payment && !chose ? TAB.options : tab - 1)
  }

  function change(part: BookedPart) {
    const chose = quote && quote.courierRates.length > 1
    show(part === 'courier' && !chose ? TAB.options : TAB[part])
  }

  return {
    ...calls,
    shipment: tab === TAB.payment ? shipment : null,
    tab,
    estimate,
    form,
    next,
    previous,
    change,
    finish: steps.finish,
    ...offlineActions({ form, calls, steps }),
    ...advice,
    isFree: form.draft.ready && isFormUntouched(value, screen),
  }
}

export type BookingFlow = ReturnType<typeof useBooking>

/** Preselects the last used box while the parcel is untouched. */
function selectUsualBox({ handle }: BookingFlow['form'], screen: BookingScreen) {
  const box = screen.boxes.find(({ id }) => id === screen.remembered.boxId)
  const { packages, working } = handle.value
  const isFresh = packages.length === 0 && !isPackageStarted(working)
  if (box && isFresh) handle.change((now) => withBox(now, box))
}

function tabForRefusal({ fields }: ApiRefusal): number {
  return Math.min(TAB.options, ...Object.keys(fields).map(tabOfField))
}

type Calls = ReturnType<typeof useBookingCalls>

/** The last two tabs need a server response for exactly this form. */
function openTab(wanted: number, furthest: number, { shipment, quote }: Calls): number {
  if (wanted >= TAB.payment && shipment) return TAB.payment
  if (wanted >= TAB.courier && furthest === TAB.options && quote) return TAB.courier
  return Math.min(wanted, furthest)
}

interface BookingHooks {
  form: ReturnType<typeof useBookingForm>
  calls: Calls
  steps: ReturnType<typeof useBookingSteps>
}

type BookingHooksInTab = BookingHooks & { tab: number }

function tabActions({ form, calls, steps, tab }: BookingHooksInTab) {
  function show(wanted: number, resume?: number) {
    calls.clearFailure()
    form.showAll(false)
    if (wanted === tab) return
    if (wanted < tab) steps.back(wanted)
    else steps.open({ tab: wanted, resume })
  }

  async function getRates() {
    const fresh = await calls.getRates()
    if (!fresh) return
    const [only, ...others] = fresh.courierRates
    if (only && others.length === 0) await book(fresh, only.courier)
    else show(TAB.courier)
  }

  async function book(from: QuoteData, preferredCourier: string) {
    const booked = await calls.book(from, preferredCourier)
    if (booked) show(TAB.payment, booked.id)
  }

  return { show, getRates, book }
}

function offlineActions({ form, calls, steps }: BookingHooks) {
  return {
    /** Queues the booking until the connection is back and clears the form. */
    keepForLater() {
      if (!calls.stranded || !queueBooking(calls.stranded)) return
      calls.clearFailure()
      form.draft.clear()
      steps.open({ tab: TAB.addresses })
    },
    /** Puts a queued booking, perhaps refused by the server, back into the form. */
    reopen({ form: queuedForm, refusal }: QueuedBooking) {
      form.draft.replaceWith(queuedForm)
      steps.open({ tab: refusal ? tabForRefusal(refusal) : TAB.options })
      if (refusal) calls.refuse(refusal)
    },
  }
}

/** Also corrects a URL whose tab cannot open. */
function useReloadedRates({
  screen,
  form,
  calls,
  steps,
  tab,
}: BookingHooksInTab & { screen: BookingScreen }) {
  const { ready } = form.draft
  const isAsked = useRef(false)
  useEffect(() => {
    if (!ready || steps.wanted === tab) return
    const { value } = form.handle
    const canAsk = steps.wanted === TAB.courier && furthestTab(value, screen) === TAB.options
    if (!canAsk || isAsked.current) return steps.correct({ tab })
    isAsked.current = true
    void calls.getRates().then((quote) => {
      if (!quote || quote.courierRates.length < 2) steps.correct({ tab: TAB.options })
    })
  }, [ready, steps.wanted, tab])
}

function useApplyAdvice(
  form: ReturnType<typeof useBookingForm>,
  calls: ReturnType<typeof useBookingCalls>,
  showPackages: () => void
) {
  const [proposal, setProposal] = useState<Proposal | null>(null)

  /** Resolves to whether the advice has been fully applied. */
  async function takeAdvice(advice: QuoteAdvice): Promise<boolean> {
    const { preferredCourier, pickup, insurance, ...parcels } = advice.change
    if (Object.keys(parcels).length > 0) {
      calls.wishFor(preferredCourier)
      setProposal({ advice, packages: form.handle.value.packages })
      form.handle.change((value) => applyProposal(value, advice), 'working')
      showPackages()
      return false
    }
    const change = { ...(pickup !== undefined && { pickup }), ...(insurance && { insurance }) }
    if (Object.keys(change).length > 0) {
      return (await calls.getRates({ change, wish: preferredCourier })) !== null
    }
    calls.chooseCourier(preferredCourier)
    return true
  }

  return { proposal, endProposal: () => setProposal(null), takeAdvice }
}
