import { parseTypedNumber } from '#shared/http/rules/field_checks'
import { toFields, requireList } from '#admin/settings/rules/setting_value'
import type { SettingPart } from './setting_types'

export function toTypedParts(parts: SettingPart[], value: unknown): Record<string, unknown> {
  const fields = toFields(value)
  return Object.fromEntries(parts.map((part) => [part.name, toTypedPart(part, fields[part.name])]))
}

function toTypedPart(part: SettingPart, value: unknown): unknown {
  if (part.type === 'lines') return requireList(value).join('\n')
  if (part.type === 'rows') return requireList(value).map((row) => toTypedParts(part.columns, row))
  return typeof value === 'number' ? String(value) : value
}

export function toSentParts(parts: SettingPart[], value: unknown): Record<string, unknown> {
  const fields = toFields(value)
  return Object.fromEntries(parts.map((part) => [part.name, toSentPart(part, fields[part.name])]))
}

function toSentPart(part: SettingPart, value: unknown): unknown {
  switch (part.type) {
    case 'naira':
    case 'percent':
    case 'integer':
      return parseTypedNumber(String(value))
    case 'lines':
      return String(value)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    case 'rows':
      return requireList(value).map((row) => toSentParts(part.columns, row))
    default:
      return value
  }
}
