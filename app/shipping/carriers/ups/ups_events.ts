import { DateTime } from 'luxon'
import { type CourierEvent, eventIdOf } from '#shipping/shipment/courier_event'
import { listOf, type Told } from '#shipping/carriers/ups/ups_answers'
import { textOf } from '#shipping/carriers/wire/answers'
import { trackingCodeOf } from '#shipping/carriers/ups/ups_status_codes'
import { LAGOS } from '#shipping/carriers/ups/ups_units'

/** What UPS scanned. Withdrawn, late and repeated scans are passed on as they come; those without a day are none. */
export function eventsOf(told: Told, waybillNumber: string): CourierEvent[] {
  const piece = textOf(told.trackingNumber) || waybillNumber
  return listOf(told.activity).flatMap((activity) => {
    const occurredAt = momentOf(activity)
    return occurredAt.isValid ? [eventOf(activity, { piece, occurredAt, told })] : []
  })
}

interface Context {
  piece: string
  occurredAt: DateTime
  told: Told
}

function eventOf(activity: Told, { piece, occurredAt, told }: Context): CourierEvent {
  const status: Told = activity.status ?? {}
  const address: Told = activity.location?.address ?? {}
  const place = [address.city, address.stateProvince].map(textOf).filter((part) => part !== '')
  const countryCode = countryOf(address)
  const code = trackingCodeOf(status)
  const accessPoint = code === 'READY_FOR_COLLECTION' ? accessPointOf(told) : undefined
  const signedBy = code === 'DELIVERED' && textOf(told.deliveryInformation?.receivedBy)
  return {
    sourceId: eventIdOf({
      carrier: 'ups',
      piece,
      time: textOf(activity.date) + textOf(activity.time),
      code: `${textOf(status.code)}/${textOf(status.statusCode)}`,
      place: [...place, countryCode ?? ''].join('/'),
    }),
    code,
    text: textOf(status.description) || 'Scanned by UPS',
    countryCode,
    place: place.join(', ') || null,
    occurredAt,
    ...(accessPoint ? { accessPoint } : {}),
    ...(signedBy ? { signedBy } : {}),
  }
}

/** The local time with its offset, else the universal one; where neither is told, Lagos' in Nigeria. */
function momentOf({ date, time, gmtDate, gmtTime, gmtOffset, location }: Told): DateTime {
  const local = `${textOf(date)}${digitsOf(time)}`
  const offset = /^([+-]\d\d)[:.]?(\d\d)$/.exec(textOf(gmtOffset))
  if (offset && textOf(date)) {
    return DateTime.fromFormat(`${local}${offset[1]}:${offset[2]}`, 'yyyyMMddHHmmssZZ', {
      setZone: true,
    })
  }
  const universal = textOf(gmtDate) && textOf(gmtTime)
  if (universal) {
    return DateTime.fromFormat(`${textOf(gmtDate)}${digitsOf(gmtTime)}`, 'yyyyMMddHHmmss', {
      zone: 'utc',
    })
  }
  const zone = countryOf(location?.address ?? {}) === 'NG' ? LAGOS : 'utc'
  return DateTime.fromFormat(local, 'yyyyMMddHHmmss', { zone })
}

/** 08:15:00, 81500 and nothing at all occur. */
function digitsOf(time: unknown): string {
  return textOf(time).replace(/\D/g, '').padStart(6, '0')
}

function countryOf({ countryCode, country }: Told): string | null {
  const named = [countryCode, country].map((one) => textOf(one).toUpperCase())
  return named.find((one) => /^[A-Z]{2}$/.test(one)) ?? null
}

/** Where the parcel waits: the address that is neither end of the way. */
function accessPointOf({ packageAddress }: Told): CourierEvent['accessPoint'] {
  const waiting = listOf(packageAddress).find(
    ({ type }) => !/^(ORIGIN|DESTINATION|SHIPPER|CONSIGNEE)/i.test(textOf(type))
  )
  const address: Told = waiting?.address ?? {}
  const lines = [waiting?.name, address.addressLine1, address.addressLine2, address.addressLine3]
  const street = lines.map(textOf).filter((line) => line !== '')
  const countryCode = countryOf(address)
  if (street.length === 0 || !countryCode) return undefined
  return {
    address: street.join(', '),
    city: textOf(address.city),
    countryCode,
    postalCode: textOf(address.postalCode) || null,
  }
}
