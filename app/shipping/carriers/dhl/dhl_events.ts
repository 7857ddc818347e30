import { DateTime } from 'luxon'
import { type CourierEvent, eventIdOf } from '#shipping/shipment/courier_event'
import { codesOf } from '#shipping/carriers/dhl/dhl_codes'
import { listOf, textOf, valuesOf } from '#shipping/carriers/wire/answers'

/** The scans of one shipment, each once, however often they are told. */
export function eventsOf(shipment: Record<string, unknown>, waybillNumber: string): CourierEvent[] {
  const origin = areaOf(valuesOf(shipment.shipperDetails)).code
  const own = listOf(shipment.events)
  const scans = own.length > 0 ? own : listOf(shipment.pieces).flatMap((p) => listOf(p.events))
  const events = scans.flatMap((scan) => eventsOfScan(scan, waybillNumber, origin))
  return [...new Map(events.map((event) => [event.sourceId, event])).values()]
}

function eventsOfScan(
  scan: Record<string, unknown>,
  piece: string,
  origin: string
): CourierEvent[] {
  const typeCode = textOf(scan.typeCode)
  const text = textOf(scan.description) || typeCode
  const area = areaOf(scan)
  const { place, countryCode } = placeOf(area.description)
  const time = `${textOf(scan.date)}T${textOf(scan.time)}`
  const occurredAt = momentOf(time, textOf(scan.GMTOffset), countryCode)
  if (!occurredAt.isValid || !typeCode) return []
  const codes = codesOf(typeCode, text, origin !== '' && area.code === origin)
  const signedBy = textOf(scan.signedBy)
  return codes.map((code, at) => {
    const named = at === 0 ? typeCode : `${typeCode}/${code}`
    return {
      sourceId: eventIdOf({ carrier: 'dhl', piece, time, code: named, place: area.code }),
      code,
      text,
      countryCode,
      place,
      occurredAt,
      ...(code === 'DELIVERED' && signedBy ? { signedBy } : {}),
    }
  })
}

/** Times are those of the place. Without an offset its country tells, if one clock is enough for it. */
function momentOf(time: string, offset: string, countryCode: string | null): DateTime {
  if (offset) return DateTime.fromISO(`${time}${offset}`, { setZone: true })
  const zones = countryCode ? new Intl.Locale('und', { region: countryCode }).getTimeZones() : []
  const zone = zones?.length === 1 ? zones[0] : 'utc'
  return DateTime.fromISO(time, { zone })
}

function areaOf(from: Record<string, unknown>) {
  const [area = {}] = listOf(from.serviceArea)
  return { code: textOf(area.code), description: textOf(area.description) }
}

/** "Lagos-NG", at times "SYDNEY-AU". */
function placeOf(description: string) {
  const [, name = description, country = ''] = /^(.*)-([A-Z]{2,3})$/.exec(description) ?? []
  return {
    place: asWritten(name.trim()) || null,
    countryCode: country.length === 2 ? country : null,
  }
}

function asWritten(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
}
