import {
  formsOfGroup,
  integerPart,
  linesPart,
  nairaPart,
  percentPart,
  settingForm,
  switchPart,
  textPart,
} from '#admin/settings/setting_part_builders'

export const BILLING_FORMS = formsOfGroup('Billing', {
  'shipping.billing_runs': settingForm(
    'Billing runs',
    switchPart('Invoice businesses at the end of their cycle', {
      hint: 'Only businesses with a billing cycle and a credit limit. The first automatic run is at the end of the current period.',
    })
  ),
  'shipping.invoice_terms': settingForm(
    'Invoices',
    textPart('tin', 'Our TIN', 20, { optional: true }),
    textPart('rcNumber', 'Our RC Number', 20, { optional: true }),
    percentPart('VAT', {
      name: 'vatBasisPoints',
      max: 50,
      hint: 'Prices include VAT. We round it once on each invoice.',
    }),
    integerPart('Days until due', { name: 'dueDays', max: 120 })
  ),
  'shipping.invoice_reminders': settingForm(
    'Reminders',
    linesPart('Days', { hint: 'Days after the due date, one per line' })
  ),
  'shipping.credit_stop': settingForm(
    'Automatic credit stop',
    switchPart('Stop credit of overdue businesses', {
      name: 'on',
      hint: 'Bookings can still be paid from a positive balance. Credit returns once they have paid.',
    }),
    integerPart('Days overdue', {
      name: 'days',
      max: 365,
      hint: 'Counts from the due date of the oldest unpaid invoice. Credit stops when more days have passed.',
    }),
    nairaPart('Overdue amount', {
      name: 'kobo',
      hint: 'A higher overdue amount also stops the credit. Enter 0 for no limit.',
    })
  ),
})
