import { useState } from 'react'
import type { BookingForm } from './form_model'
import type { BookedShipment, BookingScreen, Quote } from './types'
import { useBookingCalls } from './use_booking_calls'
import { useBookingForm } from './use_booking_form'
import { useEstimate } from '#shipping/booking/components/price/use_estimate'

export const TAB = { addresses: 0, packages: 1, options: 2, courier: 3, payment: 4 } as const

/** The course of a booking: from tab to tab, to a quote, to a booked shipment. */
export function useBooking(screen: BookingScreen) {
  const [tab, setTab] = useState<number>(screen.resuming ? TAB.payment : TAB.addresses)
  const [quote, setQuote] = useState<Quote | null>(null)
  const [courier, setCourier] = useState<string | null>(null)
  const [shipment, setShipment] = useState<BookedShipment | null>(screen.resuming)
  const [dutyNotice, setDutyNotice] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useBookingForm(screen, tab)
  const isOpen = tab === TAB.packages || tab === TAB.options
  const estimate = useEstimate(form.handle.value, screen.expressBoxes, isOpen)
  const calls = useBookingCalls()

  function show(wanted: number) {
    setFailure(null)
    form.showAll(false)
    setTab(wanted)
  }

  function refuse(outcome: { message: string; fields: Record<string, string> }) {
    setFailure(outcome.message)
    form.setRefused(outcome.fields)
  }

  async function getRates() {
    setFailure(null)
    const outcome = await calls.getRates(form.handle.value)
    if (!outcome.ok) return refuse(outcome)
    const fresh = outcome.body.data
    setQuote(fresh)
    setCourier(null)
    setDutyNotice(fresh.importDutyNotice)
    const [only, ...others] = fresh.courierRates
    if (only && others.length === 0) await book(fresh, only.courier)
    else show(TAB.courier)
  }

  async function book(from: Quote, preferredCourier: string) {
    setFailure(null)
    setCourier(preferredCourier)
    const outcome = await calls.book(form.handle.value, from, preferredCourier)
    if (!outcome.ok) return refuse(outcome)
    const booked = outcome.body.data
    form.draft.setValue((value) => asBooked(value, booked))
    setShipment(booked)
    show(TAB.payment)
  }

  /** Answers false when something on this tab is wrong: it is then shown. */
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
      show(tab + 1)
    }
    return true
  }

  function previous() {
    const chose = quote && quote.courierRates.length > 1
    show(tab === TAB.payment && !chose ? TAB.options : tab - 1)
  }

  /** A booking was given up: if it is the one in the form, the form is about a new one. */
  function forget(id: number) {
    form.draft.setValue((value) => (value.id === id ? { ...value, id: 0 } : value))
    if (shipment?.id !== id) return
    setShipment(null)
    if (tab === TAB.payment) show(TAB.options)
  }

  return {
    tab,
    quote,
    estimate,
    courier,
    chooseCourier: setCourier,
    shipment: tab === TAB.payment ? shipment : null,
    replaceShipment: setShipment,
    dutyNotice,
    closeDutyNotice: () => setDutyNotice(false),
    failure,
    form,
    gettingRates: calls.gettingRates,
    submitting: calls.submitting,
    show,
    next,
    previous,
    forget,
  }
}

export type Booking = ReturnType<typeof useBooking>

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
