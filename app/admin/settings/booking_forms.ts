import { DateTime } from 'luxon'
import {
  countriesPart,
  dayPart,
  enumPart,
  formsOfGroup,
  integerPart,
  linesPart,
  nairaPart,
  rowsPart,
  settingForm,
  textPart,
} from '#admin/settings/setting_part_builders'
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

export const BOOKING_FORMS = formsOfGroup('Booking', {
  'shipping.import_duty_threshold_kobo': settingForm(
    'Import duty threshold',
    nairaPart('Import Duty Threshold')
  ),
  'shipping.largest_declared_value_kobo': settingForm(
    'Maximum value of a shipment',
    nairaPart('Maximum Value', { min: 200 })
  ),
  'shipping.quote_minutes': settingForm(
    'Validity of a quote',
    integerPart('Minutes', { min: 1, max: 1440 })
  ),
  'shipping.insurance_list': settingForm(
    'Insurance options',
    rowsPart(
      'Insurance Options',
      enumPart('code', 'Code', ['Premium', 'Standard']),
      textPart('label', 'Label', 60),
      textPart('description', 'Description', 200)
    )
  ),
  'shipping.recipient_countries': settingForm(
    'Recipient countries',
    countriesPart('Countries', {
      hint: 'If empty, every country is offered. Nigeria is always included.',
    })
  ),
  'shipping.platform_information': settingForm(
    'Notes under rates',
    linesPart('Notes', { hint: 'One per line' })
  ),
})

export const DAY_FORMS = formsOfGroup('Pickups and days', {
  'shipping.days_without_pickup': settingForm(
    'Days without pickup',
    linesPart('Days', {
      hint: 'One per line, e.g. 2026-12-25. There are no pickups on Saturdays and Sundays anyway.',
    })
  ),
  'shipping.announced_holidays': settingForm('Public holidays', {
    name: 'value',
    label: 'Announced Days',
    type: 'rows',
    get hint() {
      return `Enter each day as the government announces it. It replaces the expected day of the same name. Expected: ${listExpectedHolidays()}.`
    },
    columns: [dayPart('Day', { name: 'day' }), enumPart('name', 'Holiday', ANNOUNCED_NAMES)],
  }),
})
