import { typedNumber } from '#shared/http/rules/field_checks'
import { asFields, asList } from '#admin/settings/rules/value_shapes'
import type { SettingPart } from './types'

/** The values as their controls hold them: numbers and lists as they are typed. */
export function typedParts(parts: SettingPart[], value: unknown): Record<string, unknown> {
  const fields = asFields(value)
  return Object.fromEntries(parts.map((part) => [part.name, typedPart(part, fields[part.name])]))
}

function typedPart(part: SettingPart, value: unknown): unknown {
  if (part.type === 'lines') return asList(value).join('\n')
  if (part.type === 'rows') return asList(value).map((row) => typedParts(part.columns, row))
  return typeof value === 'number' ? String(value) : value
}

export function sentParts(parts: SettingPart[], value: unknown): Record<string, unknown> {
  const fields = asFields(value)
  return Object.fromEntries(parts.map((part) => [part.name, sentPart(part, fields[part.name])]))
}

function sentPart(part: SettingPart, value: unknown): unknown {
  switch (part.type) {
    case 'naira':
    case 'percent':
    case 'integer':
      return typedNumber(String(value))
    case 'lines':
      return String(value)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    case 'rows':
      return asList(value).map((row) => sentParts(part.columns, row))
    default:
      return value
  }
}
