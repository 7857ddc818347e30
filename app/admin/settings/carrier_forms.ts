import type { SettingFormPart } from '#admin/settings/setting_part'
import type { SettingForm } from '#admin/settings/setting_form'
import { CARRIER_NAMES } from '#shipping/pricing/rules/carriers'

const dailyLimitPart = (name: string, label: string): SettingFormPart => {
  return { name, label, type: 'integer', min: 0, max: 10_000_000 }
}
const timePart = (name: string, label: string) => ({ name, label, type: 'text', max: 5 }) as const

/** Settings of carrier calls, pickups and margins. */
export const CARRIER_FORMS: Record<string, SettingForm> = {
  'shipping.margin_shares': {
    group: 'Couriers',
    label: 'Margins',
    parts: [
      {
        name: 'lowestBasisPoints',
        label: 'Lowest margin',
        type: 'percent',
        min: 0,
        max: 100,
        hint: 'As a share of our charge for carriage. Shipments with a lower margin are listed.',
      },
      {
        name: 'differenceBasisPoints',
        label: 'Difference',
        type: 'percent',
        min: 0,
        max: 100,
        hint: 'Between a courier’s invoice and our estimate. Larger differences are listed.',
      },
    ],
  },
  'shipping.margin_least_kobo': {
    group: 'Couriers',
    label: 'Minimum difference',
    parts: [
      {
        name: 'value',
        label: 'Minimum difference',
        type: 'naira',
        min: 0,
        max: 1_000_000,
        hint: 'We ignore differences below this amount.',
      },
    ],
  },
  'shipping.pickup_hours': {
    group: 'Pickups and days',
    label: 'Pickup hours',
    parts: [
      { ...timePart('readyAt', 'From'), hint: 'Lagos time, e.g. 10:00' },
      { ...timePart('closeAt', 'Until'), hint: 'At least two hours later' },
    ],
  },
  'shipping.pickup_cut_offs': {
    group: 'Pickups and days',
    label: 'Same-day pickup',
    parts: [
      {
        name: 'value',
        label: 'Latest Times',
        type: 'rows',
        columns: [
          {
            name: 'carrier',
            label: 'Courier',
            type: 'enum',
            options: Object.keys(CARRIER_NAMES),
            names: CARRIER_NAMES,
          },
          timePart('until', 'Until'),
        ],
      },
    ],
  },
  'shipping.lane_facts_least': {
    group: 'Couriers',
    label: 'Transit times',
    parts: [
      {
        name: 'value',
        label: 'Minimum deliveries',
        type: 'integer',
        min: 5,
        max: 10_000,
        hint: 'Deliveries in the last 180 days, counted every night.',
      },
    ],
  },
  'shipping.courier_calls_a_day': {
    group: 'Couriers',
    label: 'Courier calls per day',
    parts: Object.entries(CARRIER_NAMES).map(([name, label]) => dailyLimitPart(name, label)),
  },
}
