import { useState } from 'react'
import type { BookingScreen, Quote } from './types'
import { useBookingCalls } from './use_booking_calls'
import { useBookingForm } from './use_booking_form'
import { useEstimate } from '#shipping/booking/components/price/use_estimate'

export const TAB = { addresses: 0, packages: 1, options: 2, courier: 3, payment: 4 } as const

/** The course of a booking: from tab to tab, to a quote, to a booked shipment. */
export function useBooking(screen: BookingScreen) {
  const [tab, setTab] = useState<number>(screen.resuming ? TAB.payment : TAB.addresses)
  const form = useBookingForm(screen, tab)
  const isOpen = tab === TAB.packages || tab === TAB.options
  const estimate = useEstimate(form.handle.value, screen.expressBoxes, isOpen)
  const calls = useBookingCalls(form, screen.resuming)
  const { quote, courier, shipment } = calls

  function show(wanted: number) {
    calls.clearFailure()
    form.showAll(false)
    setTab(wanted)
  }

  async function getRates() {
    const fresh = await calls.getRates()
    if (!fresh) return
    const [only, ...others] = fresh.courierRates
    if (only && others.length === 0) await book(fresh, only.courier)
    else show(TAB.courier)
  }

  async function book(from: Quote, preferredCourier: string) {
    if (await calls.book(from, preferredCourier)) show(TAB.payment)
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
    calls.replaceShipment(null)
    if (tab === TAB.payment) show(TAB.options)
  }

  return {
    ...calls,
    shipment: tab === TAB.payment ? shipment : null,
    ...{ tab, estimate, form, next, previous, forget },
  }
}

export type Booking = ReturnType<typeof useBooking>
