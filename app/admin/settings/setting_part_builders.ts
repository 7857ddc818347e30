import type { SettingForm } from '#admin/settings/setting_form'
import type { PartColumn, SettingFormPart } from '#admin/settings/setting_part'

const MAX_SETTING_NAIRA = 10_000_000_000

type GroupForms = Record<string, Omit<SettingForm, 'group'>>

export function formsOfGroup(group: string, forms: GroupForms): Record<string, SettingForm> {
  const grouped = Object.entries(forms).map(([key, form]) => [key, { group, ...form }])
  return Object.fromEntries(grouped)
}

export function settingForm(label: string, ...parts: SettingFormPart[]) {
  return { label, parts }
}

type PartDetails = { name?: string; hint?: string }

type NumberDetails = PartDetails & { min?: number; max?: number }

/** Builds a part named `value`, the only one of its form, unless `details` name it. */
const numberPart =
  (type: 'naira' | 'percent' | 'integer', highest: number) =>
  (label: string, details: NumberDetails = {}): PartColumn => {
    return { name: 'value', label, type, min: 0, max: highest, ...details }
  }

export const nairaPart = numberPart('naira', MAX_SETTING_NAIRA)
export const percentPart = numberPart('percent', 100)
export const integerPart = numberPart('integer', 1_000_000_000)

const plainPart =
  (type: 'switch' | 'lines' | 'countries' | 'day' | 'colour') =>
  (label: string, details: PartDetails = {}): PartColumn => {
    return { name: 'value', label, type, ...details }
  }

export const switchPart = plainPart('switch')
export const linesPart = plainPart('lines')
export const countriesPart = plainPart('countries')
export const dayPart = plainPart('day')
export const colourPart = plainPart('colour')

type TextDetails = { hint?: string; optional?: boolean }

export function textPart(name: string, label: string, max: number, details: TextDetails = {}) {
  return { name, label, type: 'text', max, ...details } as const
}

type EnumDetails = { hint?: string; names?: Record<string, string> }

export function enumPart(
  name: string,
  label: string,
  options: readonly string[],
  details: EnumDetails = {}
): PartColumn {
  return { name, label, type: 'enum', options: [...options], ...details }
}

export function rowsPart(label: string, ...columns: PartColumn[]): SettingFormPart {
  return { name: 'value', label, type: 'rows', columns }
}
