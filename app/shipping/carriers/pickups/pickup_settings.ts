import vine from '@vinejs/vine'
import { Setting } from '#shared/settings/setting'
import type { Carrier } from '#shipping/pricing/rules/carriers'

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/

/** Couriers need a window of at least this many minutes. */
export const MIN_WINDOW_MINUTES = 120

export interface PickupHours {
  readyAt: string
  closeAt: string
}

export interface PickupCutOff {
  carrier: Carrier
  until: string
}

export const timeOfDayField = () => vine.string().regex(HOUR)

export function minutesOfDay(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * 60 + minutes!
}

export function isWindowLongEnough({ readyAt, closeAt }: PickupHours): boolean {
  return minutesOfDay(closeAt) - minutesOfDay(readyAt) >= MIN_WINDOW_MINUTES
}

const longEnough = vine.createRule((value, _, field) => {
  if (field.isValid && !isWindowLongEnough(value as PickupHours)) {
    field.report('must be at least two hours', 'window', field)
  }
})

export const pickupHours = new Setting<PickupHours>('shipping.pickup_hours', {
  description: 'Hours during which couriers may collect parcels, Lagos time',
  default: { readyAt: '10:00', closeAt: '17:00' },
  schema: vine.object({ readyAt: timeOfDayField(), closeAt: timeOfDayField() }).use(longEnough()),
})

const CARRIERS: Carrier[] = ['dhl', 'fedex', 'ups', 'aramex']

export const DEFAULT_CUT_OFF = '14:00'

export const pickupCutOffs = new Setting<PickupCutOff[]>('shipping.pickup_cut_offs', {
  description: 'Latest time to book, change or cancel a pickup on the same day, Lagos time',
  default: CARRIERS.map((carrier) => ({ carrier, until: DEFAULT_CUT_OFF })),
  schema: vine
    .array(vine.object({ carrier: vine.enum(CARRIERS), until: timeOfDayField() }))
    .distinct('carrier'),
})

export const PICKUP_SETTINGS: Setting<any>[] = [pickupHours, pickupCutOffs]
