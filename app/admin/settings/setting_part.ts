import { errors } from '@vinejs/vine'
import { toFields, requireList } from '#admin/settings/rules/setting_value'
import { formatKobo, kobo } from '#shared/money/rules/money'
import { formatDay } from '#shared/time/lagos_time'
import { isIsoDay } from '#shared/time/rules/day'
import type { Decimal } from '#shared/numbers/rules/decimal'

interface NamedPart {
  name: string
  label: string
  hint?: string
}

/** A form field of a setting. Forms use naira and percent, stored values kobo and basis points. */
export type SettingFormPart = PartColumn | (NamedPart & { type: 'rows'; columns: PartColumn[] })

export type PartColumn = NamedPart &
  (
    | { type: 'naira' | 'percent' | 'integer'; min: Decimal; max: Decimal }
    | { type: 'switch' | 'lines' | 'countries' | 'day' | 'colour' }
    | { type: 'text'; max: number; optional?: boolean }
    | { type: 'enum'; options: string[]; names?: Record<string, string> }
  )

type PartColumnValue = string | number | boolean | string[]

export type PartValue = PartColumnValue | Record<string, PartColumnValue>[]

export function toDisplayValue(part: SettingFormPart, value: unknown): PartValue {
  if (part.type !== 'rows') return toDisplayColumn(part, value)
  return requireList(value).map((row) => mapParts(part.columns, row, toDisplayColumn))
}

function toDisplayColumn({ type }: PartColumn, value: unknown): PartColumnValue {
  return type === 'naira' || type === 'percent' ? Number(value) / 100 : (value as PartColumnValue)
}

export function toDisplayValues(
  parts: SettingFormPart[],
  value: unknown
): Record<string, PartValue> {
  return mapParts(parts, value, toDisplayValue)
}

/** Throws E_VALIDATION_ERROR with the field's label. */
export function parsePartValue(part: SettingFormPart, value: unknown): unknown {
  switch (part.type) {
    case 'naira':
    case 'percent':
    case 'integer':
      return parseNumberPart(part, value)
    case 'switch':
      return typeof value === 'boolean' ? value : rejectPart(part, 'must be true or false')
    case 'text':
      if (part.optional && (value === '' || value === null)) return ''
      return parseTextPart(part, value, part.max)
    case 'colour':
      return parseTextPart(part, value, 7)
    case 'enum':
      return part.options.includes(String(value))
        ? String(value)
        : rejectPart(part, 'is not one of the choices')
    case 'day':
      return isIsoDay(String(value))
        ? String(value)
        : rejectPart(part, 'must be a date such as 2026-11-20')
    case 'lines':
    case 'countries':
      return parseListPart(part, value).map((line) => parseTextPart(part, line, 300))
    case 'rows':
      return parseListPart(part, value).map((row) => parsePartValues(part.columns, row))
  }
}

export function parsePartValues(parts: SettingFormPart[], value: unknown): Record<string, unknown> {
  return mapParts(parts, value, parsePartValue)
}

function mapParts<P extends NamedPart, V>(
  parts: P[],
  value: unknown,
  of: (part: P, value: unknown) => V
) {
  const fields = toFields(value)
  return Object.fromEntries(parts.map((part) => [part.name, of(part, fields[part.name])]))
}

export function formatPartValue(part: SettingFormPart, value: unknown): string {
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
    case 'day':
      return formatDay(new Date(String(value)))
    case 'countries':
      return joinValues(requireList(value), ', ')
    case 'lines':
      return joinValues(requireList(value), ' · ')
    case 'rows':
      return joinValues(
        requireList(value).map((row) => formatRow(part.columns, toFields(row))),
        '; '
      )
    default:
      return String(value)
  }
}

function formatRow(columns: PartColumn[], row: Record<string, unknown>): string {
  return columns.map((column) => formatPartValue(column, row[column.name])).join(' · ')
}

function joinValues(values: unknown[], separator: string): string {
  return values.length > 0 ? values.join(separator) : 'None'
}

function parseNumberPart(
  part: SettingFormPart & { min: Decimal; max: Decimal },
  value: unknown
): number {
  if (typeof value !== 'number' || !Number.isFinite(value))
    return rejectPart(part, 'must be a number')
  if (value < part.min)
    return rejectPart(part, `must be at least ${part.min.toLocaleString('en-NG')}`)
  if (value > part.max)
    return rejectPart(part, `must be at most ${part.max.toLocaleString('en-NG')}`)
  if (part.type === 'integer') {
    return Number.isInteger(value) ? value : rejectPart(part, 'must be a whole number')
  }
  try {
    return kobo(value)
  } catch {
    return rejectPart(part, 'must have at most two decimals')
  }
}

function parseTextPart(part: SettingFormPart, value: unknown, max: number): string {
  if (typeof value !== 'string' || value.trim() === '')
    return rejectPart(part, 'should not be empty')
  const text = value.trim()
  return text.length > max ? rejectPart(part, `must have at most ${max} characters`) : text
}

function parseListPart(part: SettingFormPart, value: unknown): unknown[] {
  if (!Array.isArray(value)) return rejectPart(part, 'must be a list')
  return value.length > 300 ? rejectPart(part, 'must have at most 300 lines') : value
}

export function rejectPart({ name, label }: NamedPart, what: string): never {
  const message = `"${label}" ${what}`
  throw new errors.E_VALIDATION_ERROR([{ field: name, message, rule: 'value' }])
}
