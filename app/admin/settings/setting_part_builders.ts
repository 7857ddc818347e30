import type { SettingFormPart } from '#admin/settings/setting_part'

export const MAX_SETTING_NAIRA = 10_000_000_000

export const nairaPart = (name: string, label: string, min = 0): SettingFormPart => {
  return { name, label, type: 'naira', min, max: MAX_SETTING_NAIRA }
}

export const linesPart = (label: string, hint = 'One per line'): SettingFormPart => {
  return { name: 'value', label, type: 'lines', hint }
}
