import type { SettingForm } from '#admin/settings/setting_form'
import { linesPart, nairaPart } from '#admin/settings/setting_part_builders'

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
        hint: 'Leave it empty for every country. Nigeria is always included.',
      },
    ],
  },
  'shipping.days_without_pickup': {
    group: 'Booking',
    label: 'Days without pickup',
    parts: [
      linesPart(
        'Days',
        'One per line, e.g. 2026-12-25. There are no pickups on Saturdays and Sundays anyway.'
      ),
    ],
  },
  'shipping.platform_information': {
    group: 'Booking',
    label: 'Notes under rates',
    parts: [linesPart('Notes')],
  },
}
