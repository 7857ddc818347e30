import type { SettingForm } from '#admin/settings/setting_form'

export const BILLING_FORMS: Record<string, SettingForm> = {
  'shipping.billing_runs': {
    group: 'Billing',
    label: 'Billing runs',
    parts: [
      {
        name: 'value',
        label: 'Invoice businesses at the end of their cycle',
        type: 'switch',
        hint: 'Only businesses with a billing cycle and a credit limit. The first automatic run is at the end of the current period.',
      },
    ],
  },
  'shipping.invoice_terms': {
    group: 'Billing',
    label: 'Invoices',
    parts: [
      { name: 'tin', label: 'Our TIN', type: 'text', max: 20, optional: true },
      { name: 'rcNumber', label: 'Our RC Number', type: 'text', max: 20, optional: true },
      {
        name: 'vatBasisPoints',
        label: 'VAT',
        type: 'percent',
        min: 0,
        max: 50,
        hint: 'Prices include VAT. We round it once on each invoice.',
      },
      { name: 'dueDays', label: 'Days until due', type: 'integer', min: 0, max: 120 },
    ],
  },
  'shipping.invoice_reminders': {
    group: 'Billing',
    label: 'Reminders',
    parts: [
      {
        name: 'value',
        label: 'Days',
        type: 'lines',
        hint: 'Days after the due date, one per line',
      },
    ],
  },
  'shipping.credit_stop': {
    group: 'Billing',
    label: 'Automatic credit stop',
    parts: [
      {
        name: 'on',
        label: 'Stop credit of overdue businesses',
        type: 'switch',
        hint: 'Bookings can still be paid from a positive balance. Credit returns once they have paid.',
      },
      {
        name: 'days',
        label: 'Days overdue',
        type: 'integer',
        min: 0,
        max: 365,
        hint: 'Counts from the due date of the oldest unpaid invoice. Credit stops when more days have passed.',
      },
      {
        name: 'kobo',
        label: 'Overdue amount',
        type: 'naira',
        min: 0,
        max: 10_000_000_000,
        hint: 'A higher overdue amount also stops the credit. Enter 0 for no limit.',
      },
    ],
  },
}
