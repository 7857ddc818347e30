import { pluralize } from '#shared/languages/rules/pluralize'
import { formatKobo } from '#shared/money/rules/money'
import type {
  TariffFinding,
  FoundCell,
  FoundCells,
  FindingNames,
  FoundPlaces,
  FoundRoute,
  FoundZone,
} from '#admin/tariffs/checks/tariff_findings'
import { isInternational, ZONE_KIND_NAMES, zoneTitle } from '#admin/tariffs/zones/rules/zone_kinds'
import { weightRangeText } from '#admin/tariffs/sheets/rules/rate_bands'

export function emptyZoneFinding(names: FindingNames, { zoneId }: FoundZone): TariffFinding {
  return zoneFinding(names, zoneId, 'No parcel has a price from this zone.')
}

export function gapFinding(names: FindingNames, found: FoundCells): TariffFinding {
  const range = weightRangeText(found.cells[0]!)
  const sentence =
    found.cellCount === 1
      ? `There is no price for weights ${range}.`
      : `${found.cellCount} weight ranges have no price. The first is ${range}.`
  return cellsFinding(names, found, sentence)
}

export function overlapFinding(names: FindingNames, found: FoundCells): TariffFinding {
  const range = weightRangeText(found.cells[0]!)
  const sentence =
    found.cellCount === 1
      ? `Two rates apply to weights ${range}.`
      : `Two rates apply to each of ${found.cellCount} weight ranges. The first is ${range}.`
  return cellsFinding(names, found, sentence)
}

export function priceDropFinding(names: FindingNames, found: FoundCells): TariffFinding {
  const sentence = (worst: FoundCell) =>
    `lower than for a lighter parcel: ${cellPriceText(worst)}, while the lighter one costs ${formatKobo(worst.comparedKobo!)}.`
  return cellsFinding(names, found, priceCountText(found, sentence))
}

export function priceChangeFinding(
  names: FindingNames,
  found: FoundCells,
  basisPoints: number
): TariffFinding {
  const surcharged = found.isSurcharged ? ' with surcharges' : ''
  const sentence = (worst: FoundCell) =>
    `more than ${basisPoints / 100}% ${found.facet}${surcharged}: ${cellPriceText(worst)}, before ${formatKobo(worst.comparedKobo!)} (${percentChangeText(worst.comparedKobo!, surchargedCellKobo(worst))}).`
  return cellsFinding(names, found, priceCountText(found, sentence))
}

export function belowCostFinding(names: FindingNames, found: FoundCells): TariffFinding {
  const courier = names.courier(names.zone(found.zoneId).courierCode)
  const surcharged = found.isSurcharged ? ', even with surcharges' : ''
  const sentence = (worst: FoundCell) =>
    `below what ${courier} has charged us in the last 90 days${surcharged}: ${cellPriceText(worst)}, but ${formatKobo(worst.comparedKobo!)} on average over ${pluralize(worst.shipments!, 'shipment')}.`
  return cellsFinding(names, found, priceCountText(found, sentence))
}

export function lostRouteFinding(names: FindingNames, found: FoundRoute): TariffFinding {
  const { kind, origin, destination, couriers } = found
  const zoneKind = kind === 'domestic' ? (origin.includes('/') ? 'city' : 'local') : kind
  return {
    subject: `${names.place(kind, origin)} to ${names.place(kind, destination)}`,
    sentence: `No courier has a price any more. Before: ${couriers.map((code) => names.courier(code)).join(', ')}.`,
    ...EMPTY_FINDING,
    kind: zoneKind,
    courierCode: couriers[0]!,
    state: zoneKind === 'city' ? origin.split('/')[0]! : null,
  }
}

const UNCOVERED_TEXTS: Record<FoundPlaces['kind'], (places: string) => string> = {
  export: (places) => `No zone takes parcels to ${places}.`,
  import: (places) => `No zone brings parcels from ${places}.`,
  from: (places) => `No zone begins in ${places}.`,
  to: (places) => `No zone ends in ${places}.`,
}

export function uncoveredPlacesFinding(names: FindingNames, found: FoundPlaces): TariffFinding {
  const { courierCode, places, placeCount } = found
  const kind = isInternational(found.kind) ? found.kind : 'local'
  const more = placeCount - places.length
  const listed = places.join(', ') + (more > 0 ? ` and ${more} more` : '')
  return {
    subject: `${names.courier(courierCode)} - ${ZONE_KIND_NAMES[kind]}`,
    sentence: UNCOVERED_TEXTS[found.kind](listed),
    ...EMPTY_FINDING,
    kind,
    courierCode,
  }
}

export const EMPTY_FINDING = { zoneId: null, surcharge: null, state: null, cells: [], cellCount: 0 }

function zoneFinding(names: FindingNames, zoneId: number, sentence: string): TariffFinding {
  const { kind, courierCode, description } = names.zone(zoneId)
  const subject = zoneTitle({ courierName: names.courier(courierCode), description, kind })
  return { ...EMPTY_FINDING, subject, sentence, zoneId, kind, courierCode }
}

function cellsFinding(
  names: FindingNames,
  { zoneId, cells, cellCount }: FoundCells,
  sentence: string
) {
  return { ...zoneFinding(names, zoneId, sentence), cells, cellCount }
}

/** Returns `1 of 3 prices is …`, with the figures of the worst price. */
function priceCountText(
  { cells, cellCount, rateCount }: FoundCells,
  sentence: (worst: FoundCell) => string
): string {
  const prices = `${cellCount} of ${rateCount} ${rateCount === 1 ? 'price' : 'prices'}`
  return `${prices} ${cellCount === 1 ? 'is' : 'are'} ${sentence(cells[0]!)}`
}

function cellPriceText(cell: FoundCell): string {
  return `${formatKobo(surchargedCellKobo(cell))} ${weightRangeText(cell)}`
}

function surchargedCellKobo({ kobo, surchargeKobo }: FoundCell): number {
  return kobo! + (surchargeKobo ?? 0)
}

export function percentChangeText(before: number, now: number): string {
  const percent = Math.round(((now - before) / before) * 1000) / 10
  return `${percent > 0 ? '+' : ''}${percent}%`
}
