import { DateTime } from 'luxon'
import { toText } from '#shipping/carriers/wire/json_values'

/** /Date(1796130000000+0100)/, by a clock in Lagos. */
export function formatWcfDate(moment: DateTime): string {
  return `/Date(${moment.toMillis()}+0100)/`
}

/** Null for what is no date. The offset says by which clock it was meant. */
export function parseWcfDate(value: unknown): DateTime | null {
  const [, millis, sign, hours, minutes] =
    /^\/Date\((-?\d+)(?:([+-])(\d{2})(\d{2}))?\)\/$/.exec(toText(value)) ?? []
  if (!millis) return null
  const zone = sign ? `UTC${sign}${hours}:${minutes}` : 'UTC'
  return DateTime.fromMillis(Number(millis), { zone })
}

/** Naira, from kobo. */
export function aramexMoney(kobo: number) {
  return { CurrencyCode: 'NGN', Value: kobo / 100 }
}
