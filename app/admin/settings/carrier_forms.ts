import {
  enumPart,
  formsOfGroup,
  integerPart,
  nairaPart,
  percentPart,
  rowsPart,
  settingForm,
  textPart,
} from '#admin/settings/setting_part_builders'
import { CARRIER_NAMES } from '#shipping/pricing/rules/carriers'

/** Settings of carrier calls and margins. */
export const CARRIER_FORMS = formsOfGroup('Couriers', {
  'shipping.margin_shares': settingForm(
    'Margins',
    percentPart('Lowest margin', {
      name: 'lowestBasisPoints',
      hint: 'As a share of our charge for carriage. Shipments with a lower margin are listed.',
    }),
    percentPart('Difference', {
      name: 'differenceBasisPoints',
      hint: 'Between a courier’s invoice and our estimate. Larger differences are listed.',
    })
  ),
  'shipping.margin_least_kobo': settingForm(
    'Minimum difference',
    nairaPart('Minimum difference', {
      max: 1_000_000,
      hint: 'We ignore differences below this amount.',
    })
  ),
  'shipping.lane_facts_least': settingForm(
    'Transit times',
    integerPart('Minimum deliveries', {
      min: 5,
      max: 10_000,
      hint: 'Deliveries in the last 180 days, counted every night.',
    })
  ),
  'shipping.courier_calls_a_day': settingForm(
    'Courier calls per day',
    ...Object.entries(CARRIER_NAMES).map(([name, label]) =>
      integerPart(label, { name, max: 10_000_000 })
    )
  ),
})

export const PICKUP_FORMS = formsOfGroup('Pickups and days', {
  'shipping.pickup_hours': settingForm(
    'Pickup hours',
    textPart('readyAt', 'From', 5, { hint: 'Lagos time, e.g. 10:00' }),
    textPart('closeAt', 'Until', 5, { hint: 'At least two hours later' })
  ),
  'shipping.pickup_cut_offs': settingForm(
    'Same-day pickup',
    rowsPart(
      'Latest Times',
      enumPart('carrier', 'Courier', Object.keys(CARRIER_NAMES), { names: CARRIER_NAMES }),
      textPart('until', 'Until', 5)
    )
  ),
})
