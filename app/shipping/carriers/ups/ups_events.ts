import { DateTime } from 'luxon'
import { type CourierEvent, buildEventId } from '#shipping/shipment/courier_event'
import { toUpsList, type UpsObject } from '#shipping/carriers/ups/ups_answers'
import { toText } from '#shipping/carriers/wire/json_values'
import { upsTrackingCode } from '#shipping/carriers/ups/ups_status_codes'
import { UPS_TIME_ZONE } from '#shipping/carriers/ups/ups_units'

/** Skips scans without a date. Returns late and repeated scans like any other. */
export function upsEventsFrom(trackedPackage: UpsObject, waybillNumber: string): CourierEvent[] {
  const piece = toText(trackedPackage.trackingNumber) || waybillNumber
  return toUpsList(trackedPackage.activity).flatMap((activity) => {
    const occurredAt = momentOf(activity)
    return occurredAt.isValid ? [eventOf(activity, { piece, occurredAt, trackedPackage })] : []
  })
}

interface UpsEventContext {
  piece: string
  occurredAt: DateTime
  trackedPackage: UpsObject
}

function eventOf(
  activity: UpsObject,
  { piece, occurredAt, trackedPackage }: UpsEventContext
): CourierEvent {
  const status: UpsObject = activity.status ?? {}
  const address: UpsObject = activity.location?.address ?? {}
  const place = [address.city, address.stateProvince].map(toText).filter((part) => part !== '')
  const countryCode = countryOf(address)
  const code = upsTrackingCode(status)
  const accessPoint = code === 'READY_FOR_COLLECTION' ? accessPointOf(trackedPackage) : undefined
  const signedBy = code === 'DELIVERED' && toText(trackedPackage.deliveryInformation?.receivedBy)
  return {
    sourceId: buildEventId({
      carrier: 'ups',
      piece,
      time: toText(activity.date) + toText(activity.time),
      code: `${toText(status.code)}/${toText(status.statusCode)}`,
      place: [...place, countryCode ?? ''].join('/'),
    }),
    code,
    text: toText(status.description) || 'Scanned by UPS',
    countryCode,
    place: place.join(', ') || null,
    occurredAt,
    ...(accessPoint ? { accessPoint } : {}),
    ...(signedBy ? { signedBy } : {}),
  }
}

/** Reads local time with offset, else GMT. Without both, assumes Lagos time in Nigeria or UTC. */
function momentOf({ date, time, gmtDate, gmtTime, gmtOffset, location }: UpsObject): DateTime {
  const local = `${toText(date)}${digitsOf(time)}`
  const offset = /^([+-]\d\d)[:.]?(\d\d)$/.exec(toText(gmtOffset))
  if (offset && toText(date)) {
    return DateTime.fromFormat(`${local}${offset[1]}:${offset[2]}`, 'yyyyMMddHHmmssZZ', {
      setZone: true,
    })
  }
  const universal = toText(gmtDate) && toText(gmtTime)
  if (universal) {
    return DateTime.fromFormat(`${toText(gmtDate)}${digitsOf(gmtTime)}`, 'yyyyMMddHHmmss', {
      zone: 'utc',
    })
  }
  const zone = countryOf(location?.address ?? {}) === 'NG' ? UPS_TIME_ZONE : 'utc'
  return DateTime.fromFormat(local, 'yyyyMMddHHmmss', { zone })
}

/** UPS sends a time as 08:15:00, as 81500 or not at all. */
function digitsOf(time: unknown): string {
  return toText(time).replace(/\D/g, '').padStart(6, '0')
}

function countryOf({ countryCode, country }: UpsObject): string | null {
  const named = [countryCode, country].map((one) => toText(one).toUpperCase())
  return named.find((one) => /^[A-Z]{2}$/.test(one)) ?? null
}

function accessPointOf({ packageAddress }: UpsObject): CourierEvent['accessPoint'] {
  const waiting = toUpsList(packageAddress).find(
    ({ type }) => !/^(ORIGIN|DESTINATION|SHIPPER|CONSIGNEE)/i.test(toText(type))
  )
  const address: UpsObject = waiting?.address ?? {}
  const lines = [waiting?.name, address.addressLine1, address.addressLine2, address.addressLine3]
  const street = lines.map(toText).filter((line) => line !== '')
  const countryCode = countryOf(address)
  if (street.length === 0 || !countryCode) return undefined
  return {
    address: street.join(', '),
    city: toText(address.city),
    countryCode,
    postalCode: toText(address.postalCode) || null,
  }
}
