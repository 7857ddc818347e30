import { DateTime } from 'luxon'

/** A part of an answer, of which nothing is certain. */
export type Values = Record<string, unknown>

export function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}

/** Its lists are null or an empty object where they hold nothing. */
export function listOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(valuesOf) : []
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** /Date(1796130000000+0100)/, by a clock in Lagos. */
export function wcfDate(moment: DateTime): string {
  return `/Date(${moment.toMillis()}+0100)/`
}

/** Null for what is no date. The offset says by which clock it was meant. */
export function momentOf(value: unknown): DateTime | null {
  const [, millis, sign, hours, minutes] =
    /^\/Date\((-?\d+)(?:([+-])(\d{2})(\d{2}))?\)\/$/.exec(textOf(value)) ?? []
  if (!millis) return null
  const zone = sign ? `UTC${sign}${hours}:${minutes}` : 'UTC'
  return DateTime.fromMillis(Number(millis), { zone })
}

/** Naira, from kobo. */
export function moneyOf(kobo: number) {
  return { CurrencyCode: 'NGN', Value: kobo / 100 }
}
