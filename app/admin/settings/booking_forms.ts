import { DateTime } from 'luxon'
import type { SettingForm } from '#admin/settings/setting_form'
import { linesPart, nairaPart } from '#admin/settings/setting_part_builders'
import { formatLagosDate, LAGOS_ZONE } from '#shared/time/lagos_time'
import { ANNOUNCED_NAMES, publicHolidayOn } from '#shared/time/rules/public_holidays'

const LISTED_DAYS = 365

/** Lists the holidays of the next year whose days the government has yet to announce. */
function listExpectedHolidays(): string {
  const today = DateTime.now().setZone(LAGOS_ZONE)
  const days = Array.from({ length: LISTED_DAYS }, (_, ahead) => today.plus({ days: ahead }))
  const listed = days.flatMap((day) => {
    const holiday = publicHolidayOn(day.toISODate()!)
    return holiday && !holiday.isCertain ? `${formatLagosDate(day)} (${holiday.name})` : []
  })
  return listed.join(', ')
}

export const BOOKING_FORMS: Record<string, SettingForm> = {
  'shipping.import_duty_threshold_kobo': {
    group: 'Booking',
    label: 'Import duty threshold',
    parts: [nairaPart('value', 'Import Duty Threshold')],
  },
  'shipping.largest_declared_value_kobo': {
    group: 'Booking',
    label: 'Maximum value of a shipment',
    parts: [nairaPart('value', 'Maximum Value', 200)],
  },
  'shipping.quote_minutes': {
    group: 'Booking',
    label: 'Validity of a quote',
    parts: [{ name: 'value', label: 'Minutes', type: 'integer', min: 1, max: 1440 }],
  },
  'shipping.insurance_list': {
    group: 'Booking',
    label: 'Insurance options',
    parts: [
      {
        name: 'value',
        label: 'Insurance Options',
        type: 'rows',
        columns: [
          { name: 'code', label: 'Code', type: 'enum', options: ['Premium', 'Standard'] },
          { name: 'label', label: 'Label', type: 'text', max: 60 },
          { name: 'description', label: 'Description', type: 'text', max: 200 },
        ],
      },
    ],
  },
  'shipping.recipient_countries': {
    group: 'Booking',
    label: 'Recipient countries',
    parts: [
      {
        name: 'value',
        label: 'Countries',
        type: 'countries',
        hint: 'If empty, every country is offered. Nigeria is always included.',
      },
    ],
  },
  'shipping.days_without_pickup': {
    group: 'Pickups and days',
    label: 'Days without pickup',
    parts: [
      linesPart(
        'Days',
        'One per line, e.g. 2026-12-25. There are no pickups on Saturdays and Sundays anyway.'
      ),
    ],
  },
  'shipping.announced_holidays': {
    group: 'Pickups and days',
    label: 'Public holidays',
    parts: [
      {
        name: 'value',
        label: 'Announced Days',
        type: 'rows',
        get hint() {
          return `Enter each day as the government announces it. It replaces the expected day of the same name. Expected: ${listExpectedHolidays()}.`
        },
        columns: [
          { name: 'day', label: 'Day', type: 'day' },
          { name: 'name', label: 'Holiday', type: 'enum', options: [...ANNOUNCED_NAMES] },
        ],
      },
    ],
  },
  'shipping.platform_information': {
    group: 'Booking',
    label: 'Notes under rates',
    parts: [linesPart('Notes')],
  },
}
