import { DateTime } from 'luxon'
import { toText } from '#shipping/carriers/wire/json_values'

/** Formats as /Date(1796130000000+0100)/, in Lagos time. */
export function formatWcfDate(moment: DateTime): string {
  return `/Date(${moment.toMillis()}+0100)/`
}

/** Returns null if the value is no WCF date. The date's offset becomes the zone. */
export function parseWcfDate(value: unknown): DateTime | null {
  const [, millis, sign, hours, minutes] =
    /^\/Date\((-?\d+)(?:([+-])(\d{2})(\d{2}))?\)\/$/.exec(toText(value)) ?? []
  if (!millis) return null
  const zone = sign ? `UTC${sign}${hours}:${minutes}` : 'UTC'
  return DateTime.fromMillis(Number(millis), { zone })
}

export function aramexMoney(kobo: number) {
  return { CurrencyCode: 'NGN', Value: kobo / 100 }
}
