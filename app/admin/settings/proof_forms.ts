import type { SettingForm } from '#admin/settings/setting_form'

export const PROOF_FORMS: Record<string, SettingForm> = {
  'admin.seal_addresses': {
    group: 'Proof',
    label: 'Who is mailed the daily seal',
    parts: [
      {
        ...{ name: 'value', label: 'Addresses', type: 'lines' },
        hint: 'E-mail addresses, one per line. Leave it empty to mail nobody.',
      },
    ],
  },
  'admin.publishes_seals': {
    group: 'Proof',
    label: 'Public seals',
    parts: [
      {
        ...{ name: 'value', label: 'Publish the daily seals', type: 'switch' },
        hint: 'Anybody can then read the root of each day at /seals.json, without counts.',
      },
    ],
  },
}
