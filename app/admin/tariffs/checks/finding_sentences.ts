import { formatKobo } from '#shared/money/rules/money'
import type { ZoneKind } from '#shipping/places/zone'
import type {
  Finding,
  FoundCell,
  FoundCells,
  FoundNames,
  FoundPlaces,
  FoundRoute,
  FoundZone,
} from '#admin/tariffs/checks/findings'
import { rangeWords } from '#admin/tariffs/sheets/rules/rate_bands'

const KINDS: Record<ZoneKind, string> = {
  export: 'Export',
  import: 'Import',
  local: 'Local',
  city: 'City',
}

export function emptyFinding(names: FoundNames, { zoneId }: FoundZone): Finding {
  return ofZone(names, zoneId, 'No parcel has a price from this zone.')
}

export function gapFinding(names: FoundNames, found: FoundCells): Finding {
  const [first] = found.cells
  return ofCells(
    names,
    found,
    found.cellCount === 1
      ? `There is no price ${rangeWords(first!)}.`
      : `There is no price for ${found.cellCount} ranges of weight, the first ${rangeWords(first!)}.`
  )
}

export function overlapFinding(names: FoundNames, found: FoundCells): Finding {
  const [first] = found.cells
  return ofCells(
    names,
    found,
    found.cellCount === 1
      ? `Two rates price ${rangeWords(first!)}.`
      : `Two rates price each of ${found.cellCount} ranges of weight, the first ${rangeWords(first!)}.`
  )
}

export function fallFinding(names: FoundNames, found: FoundCells): Finding {
  const sentence = (worst: FoundCell) =>
    `lower than for a lighter parcel: ${priceWords(worst)}, after ${formatKobo(worst.comparedKobo!)}.`
  return ofCells(names, found, countWords(found, sentence))
}

export function moveFinding(names: FoundNames, found: FoundCells, basisPoints: number): Finding {
  const surcharged = found.isSurcharged ? ' with surcharges' : ''
  const sentence = (worst: FoundCell) =>
    `more than ${basisPoints / 100}% ${found.facet}${surcharged}: ${priceWords(worst)}, before ${formatKobo(worst.comparedKobo!)} (${percentWords(worst.comparedKobo!, priceOf(worst))}).`
  return ofCells(names, found, countWords(found, sentence))
}

export function costFinding(names: FoundNames, found: FoundCells): Finding {
  const courier = names.courier(names.zone(found.zoneId).courierCode)
  const surcharged = found.isSurcharged ? ', even with surcharges' : ''
  const sentence = (worst: FoundCell) =>
    `below what ${courier} has charged us in the last 90 days${surcharged}: ${priceWords(worst)}, but ${formatKobo(worst.comparedKobo!)} on average over ${shipmentWords(worst.shipments!)}.`
  return ofCells(names, found, countWords(found, sentence))
}

export function routeFinding(names: FoundNames, found: FoundRoute): Finding {
  const { kind, origin, destination, couriers } = found
  const zoneKind = kind === 'domestic' ? (origin.includes('/') ? 'city' : 'local') : kind
  return {
    subject: `${names.place(kind, origin)} to ${names.place(kind, destination)}`,
    sentence: `No courier has a price any more. Before: ${couriers.map((code) => names.courier(code)).join(', ')}.`,
    ...{ ...OF_NO_PRICE, kind: zoneKind, courierCode: couriers[0]! },
    state: zoneKind === 'city' ? origin.split('/')[0]! : null,
  }
}

const LACKS: Record<FoundPlaces['kind'], (places: string) => string> = {
  export: (places) => `No zone takes parcels to ${places}.`,
  import: (places) => `No zone brings parcels from ${places}.`,
  from: (places) => `No zone begins in ${places}.`,
  to: (places) => `No zone ends in ${places}.`,
}

export function placesFinding(names: FoundNames, found: FoundPlaces): Finding {
  const { courierCode, places, placeCount } = found
  const kind = found.kind === 'export' || found.kind === 'import' ? found.kind : 'local'
  const more = placeCount - places.length
  const listed = places.join(', ') + (more > 0 ? ` and ${more} more` : '')
  return {
    subject: `${names.courier(courierCode)} - ${KINDS[kind]}`,
    sentence: LACKS[found.kind](listed),
    ...{ ...OF_NO_PRICE, kind, courierCode },
  }
}

export const OF_NO_PRICE = { zoneId: null, surcharge: null, state: null, cells: [], cellCount: 0 }

function ofZone(names: FoundNames, zoneId: number, sentence: string): Finding {
  const { kind, courierCode, description } = names.zone(zoneId)
  const subject = `${names.courier(courierCode)} - ${description} - ${KINDS[kind]}`
  return { ...OF_NO_PRICE, subject, sentence, zoneId, kind, courierCode }
}

function ofCells(names: FoundNames, { zoneId, cells, cellCount }: FoundCells, sentence: string) {
  return { ...ofZone(names, zoneId, sentence), cells, cellCount }
}

/** `1 of 3 prices is …`, the worst of them with its figures. */
function countWords(
  { cells, cellCount, rateCount }: FoundCells,
  sentence: (worst: FoundCell) => string
): string {
  const prices = `${cellCount} of ${rateCount} ${rateCount === 1 ? 'price' : 'prices'}`
  return `${prices} ${cellCount === 1 ? 'is' : 'are'} ${sentence(cells[0]!)}`
}

function priceWords(cell: FoundCell): string {
  return `${formatKobo(priceOf(cell))} ${rangeWords(cell)}`
}

function priceOf({ kobo, surchargeKobo }: FoundCell): number {
  return kobo! + (surchargeKobo ?? 0)
}

function shipmentWords(count: number): string {
  return count === 1 ? '1 shipment' : `${count} shipments`
}

/** `+35.7%` */
export function percentWords(before: number, now: number): string {
  const percent = Math.round(((now - before) / before) * 1000) / 10
  return `${percent > 0 ? '+' : ''}${percent}%`
}
