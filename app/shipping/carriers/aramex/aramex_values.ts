import { DateTime } from 'luxon'
import { textOf } from '#shipping/carriers/wire/answers'

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
