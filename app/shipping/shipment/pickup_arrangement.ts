import { DateTime } from 'luxon'
import { formatClock, formatWeekdayDate, isDayOver } from '#shared/time/lagos_time'
import type Pickup from '#shipping/shipment/models/pickup'
import type { PickupState } from '#shipping/shipment/models/pickup'
import type Shipment from '#shipping/shipment/models/shipment'
import { isoDay } from '#shared/time/rules/api_dates'

/** In these states the courier expects no pickup, so a change cancels no order. */
const NOT_ORDERED: PickupState[] = ['refused', 'canceled']
const CHANGEABLE: PickupState[] = ['wanted', 'booked', 'by_hand', ...NOT_ORDERED]

/** Null before a pickup is requested and after a void. */
export function describePickup({ arrangedPickup, status }: Shipment) {
  if (!arrangedPickup || status === 'VOIDED') return null
  const { id, state, number, readyAt, closeAt } = arrangedPickup
  const mayChange = status === 'BOOKED' && canChangePickup(arrangedPickup)
  return {
    id,
    readyAt,
    closeAt,
    mayChange,
    number: state === 'booked' ? number : null,
    mayCancel: mayChange && state !== 'canceled' && state !== 'done',
    day: isoDay(arrangedPickup.day),
    text: textOf(arrangedPickup),
  }
}

export function hasPickupDayPassed({ state, day }: Pickup): boolean {
  return (state === 'booked' || state === 'done') && isDayOver(day)
}

/** True before the cut-off, without an order at the courier, or once the pickup day is over. */
export function canChangePickup(pickup: Pickup): boolean {
  const { state, changeableUntil } = pickup
  if (hasPickupDayPassed(pickup)) return true
  if (!CHANGEABLE.includes(state)) return false
  return NOT_ORDERED.includes(state) || DateTime.now() < changeableUntil
}

function textOf(pickup: Pickup): string {
  const { state, number, nextDay } = pickup
  switch (state) {
    case 'booked':
      return [pickupSlotText(pickup), number && `number ${number}`].filter(Boolean).join(', ')
    case 'canceling':
      return nextDay ? `Being moved to ${formatWeekdayDate(nextDay)}` : 'Being cancelled'
    case 'canceled':
      return 'Cancelled'
    case 'done':
      return 'Picked up'
    case 'wanted':
    case 'calling':
    case 'unknown':
    case 'refused':
    case 'by_hand':
      return `Being arranged for ${formatWeekdayDate(pickup.day)}`
  }
}

/** `Tue, 24 Nov 2026, 10:00 AM to 05:00 PM`. */
export function pickupSlotText(pickup: Pickup): string {
  return `${formatWeekdayDate(pickup.day)}, ${pickupHoursText(pickup)}`
}

export function pickupHoursText({ readyAt, closeAt }: Pickup): string {
  return `${formatClock(readyAt)} to ${formatClock(closeAt)}`
}
