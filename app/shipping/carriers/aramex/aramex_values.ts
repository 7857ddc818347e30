import { DateTime } from 'luxon'
import { toText } from '#shipping/carriers/wire/json_values'
import { CourierRefused } from '#shipping/carriers/courier_driver'

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

const DOMESTIC = new Set(['OND', 'ONP', 'CDS'])

/** Throws CourierRefused if staff set a domestic product for other routes, or vice versa. */
export function aramexProduct(service: string, { isDomestic }: { isDomestic: boolean }) {
  if (DOMESTIC.has(service) !== isDomestic) {
    throw new CourierRefused(
      'Aramex does not offer this service on this route.',
      `${service} is not a service ${isDomestic ? 'within one country' : 'across a border'}: see the table of services.`
    )
  }
  return { ProductGroup: aramexProductGroup(isDomestic), ProductType: service }
}

export function aramexProductGroup(isDomestic: boolean): 'DOM' | 'EXP' {
  return isDomestic ? 'DOM' : 'EXP'
}
