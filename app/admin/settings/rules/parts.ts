import { errors } from '@vinejs/vine'
import { asFields, asList } from '#admin/settings/rules/value_shapes'
import { formatKobo, kobo } from '#shared/money/rules/money'

interface Named {
  name: string
  label: string
  hint?: string
}

/** One field of a setting, as the screen asks for it. Money is naira there and kobo inside, a share is percent there. */
export type Part = Column | (Named & { type: 'rows'; columns: Column[] })

type Column = Named &
  (
    | { type: 'naira' | 'percent' | 'integer'; min: number; max: number }
    | { type: 'switch' | 'lines' | 'countries' }
    | { type: 'text'; max: number; optional?: boolean }
    | { type: 'enum'; options: string[]; names?: Record<string, string> }
  )

type ColumnValue = string | number | boolean | string[]

/** As the screen has it. */
export type PartValue = ColumnValue | Record<string, ColumnValue>[]

export function toScreen(part: Part, value: unknown): PartValue {
  if (part.type !== 'rows') return columnToScreen(part, value)
  return asList(value).map((row) => eachOf(part.columns, row, columnToScreen))
}

function columnToScreen({ type }: Column, value: unknown): ColumnValue {
  return type === 'naira' || type === 'percent' ? Number(value) / 100 : (value as ColumnValue)
}

export function screenOf(parts: Part[], value: unknown): Record<string, PartValue> {
  return eachOf(parts, value, toScreen)
}

/** Throws E_VALIDATION_ERROR that names the field as the screen does. */
export function fromScreen(part: Part, value: unknown): unknown {
  switch (part.type) {
    case 'naira':
    case 'percent':
    case 'integer':
      return numberOf(part, value)
    case 'switch':
      return typeof value === 'boolean' ? value : refuse(part, 'must be true or false')
    case 'text':
      // A body has null where a field was left empty.
      if (part.optional && (value === '' || value === null)) return ''
      return textOf(part, value, part.max)
    case 'enum':
      return part.options.includes(String(value))
        ? String(value)
        : refuse(part, 'is not one of the choices')
    case 'lines':
    case 'countries':
      return listOf(part, value).map((line) => textOf(part, line, 300))
    case 'rows':
      return listOf(part, value).map((row) => insideOf(part.columns, row))
  }
}

export function insideOf(parts: Part[], value: unknown): Record<string, unknown> {
  return eachOf(parts, value, fromScreen)
}

function eachOf<P extends Named, V>(
  parts: P[],
  value: unknown,
  of: (part: P, value: unknown) => V
) {
  const fields = asFields(value)
  return Object.fromEntries(parts.map((part) => [part.name, of(part, fields[part.name])]))
}

/** As people read it. */
export function partText(part: Part, value: unknown): string {
  switch (part.type) {
    case 'naira':
      return formatKobo(Number(value))
    case 'percent':
      return `${Number(value) / 100}%`
    case 'integer':
      return Number(value).toLocaleString('en-NG')
    case 'switch':
      return value ? 'Yes' : 'No'
    case 'enum':
      return part.names?.[String(value)] ?? String(value)
    case 'lines':
    case 'countries':
      return asList(value).length > 0 ? asList(value).join(', ') : 'None'
    case 'rows':
      return asList(value)
        .map(asFields)
        .map((row) => part.columns.map((column) => row[column.name]).join(' · '))
        .join('; ')
    default:
      return String(value)
  }
}

function numberOf(part: Part & { min: number; max: number }, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return refuse(part, 'must be a number')
  if (value < part.min) return refuse(part, `must be at least ${part.min.toLocaleString('en-NG')}`)
  if (value > part.max) return refuse(part, `must be at most ${part.max.toLocaleString('en-NG')}`)
  if (part.type === 'integer') {
    return Number.isInteger(value) ? value : refuse(part, 'must be a whole number')
  }
  try {
    return kobo(value)
  } catch {
    return refuse(part, 'must have at most two decimals')
  }
}

function textOf(part: Part, value: unknown, max: number): string {
  if (typeof value !== 'string' || value.trim() === '') return refuse(part, 'should not be empty')
  const text = value.trim()
  return text.length > max ? refuse(part, `must have at most ${max} characters`) : text
}

function listOf(part: Part, value: unknown): unknown[] {
  if (!Array.isArray(value)) return refuse(part, 'must be a list')
  return value.length > 300 ? refuse(part, 'must have at most 300 lines') : value
}

export function refuse({ name, label }: Named, what: string): never {
  const message = `"${label}" ${what}`
  throw new errors.E_VALIDATION_ERROR([{ field: name, message, rule: 'value' }])
}
