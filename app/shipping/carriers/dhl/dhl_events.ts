import { DateTime } from 'luxon'
import { type CourierEvent, buildEventId } from '#shipping/shipment/courier_event'
import { dhlTrackingCodes } from '#shipping/carriers/dhl/dhl_codes'
import { toJsonObjects, toText, toJsonObject } from '#shipping/carriers/wire/json_values'

/** Skips scans that DHL reports twice. */
export function dhlEventsFrom(shipment: Record<string, unknown>, waybillNumber: string) {
  const origin = areaOf(toJsonObject(shipment.shipperDetails)).code
  const own = toJsonObjects(shipment.events)
  const scans =
    own.length > 0 ? own : toJsonObjects(shipment.pieces).flatMap((p) => toJsonObjects(p.events))
  const events = scans.flatMap((scan) => eventsOfScan(scan, waybillNumber, origin))
  return [...new Map(events.map((event) => [event.sourceId, event])).values()]
}

function eventsOfScan(
  scan: Record<string, unknown>,
  piece: string,
  origin: string
): CourierEvent[] {
  const typeCode = toText(scan.typeCode)
  const text = toText(scan.description) || typeCode
  const area = areaOf(scan)
  const { place, countryCode } = parseDhlArea(area.description)
  const time = `${toText(scan.date)}T${toText(scan.time)}`
  const occurredAt = momentOf(time, toText(scan.GMTOffset), countryCode)
  if (!occurredAt.isValid || !typeCode) return []
  const codes = dhlTrackingCodes(typeCode, text, origin !== '' && area.code === origin)
  const signedBy = toText(scan.signedBy)
  return codes.map((code, at) => {
    const named = at === 0 ? typeCode : `${typeCode}/${code}`
    return {
      sourceId: buildEventId({ carrier: 'dhl', piece, time, code: named, place: area.code }),
      code,
      text,
      countryCode,
      place,
      occurredAt,
      ...(code === 'DELIVERED' && signedBy ? { signedBy } : {}),
    }
  })
}

/** `time` is local. Without an offset, assumes the zone of a country with only one, else UTC. */
function momentOf(time: string, offset: string, countryCode: string | null): DateTime {
  if (offset) return DateTime.fromISO(`${time}${offset}`, { setZone: true })
  const zones = countryCode ? new Intl.Locale('und', { region: countryCode }).getTimeZones() : []
  const zone = zones?.length === 1 ? zones[0] : 'utc'
  return DateTime.fromISO(time, { zone })
}

function areaOf(from: Record<string, unknown>) {
  const [area = {}] = toJsonObjects(from.serviceArea)
  return { code: toText(area.code), description: toText(area.description) }
}

/** Parses "Lagos-NG" or "SYDNEY-AU". */
function parseDhlArea(description: string) {
  const [, name = description, country = ''] = /^(.*)-([A-Z]{2,3})$/.exec(description) ?? []
  return {
    place: toTitleCase(name.trim()) || null,
    countryCode: country.length === 2 ? country : null,
  }
}

function toTitleCase(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
}
