import { parseNumber } from '~/ui/number_input'
import type { SettingPart } from './types'

/** A value as its control holds it: numbers and lists as they are typed. */
export function typedPart(part: SettingPart, value: any): any {
  if (part.type === 'lines') return value.join('\n')
  if (part.type === 'rows') {
    return value.map((row: any) =>
      Object.fromEntries(part.columns.map((one) => [one.name, typedPart(one, row[one.name])]))
    )
  }
  return typeof value === 'number' ? String(value) : value
}

export function sentPart(part: SettingPart, value: any): any {
  switch (part.type) {
    case 'naira':
    case 'percent':
    case 'integer':
      return parseNumber(value)
    case 'lines':
      return String(value)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    case 'rows':
      return value.map((row: any) =>
        Object.fromEntries(part.columns.map((one) => [one.name, sentPart(one, row[one.name])]))
      )
    default:
      return value
  }
}
