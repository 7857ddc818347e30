import { GEOGRAPHIES, ZONE_KINDS, type Geography, type ZoneKind } from '#shipping/places/zone'
import { readTariffCsv, type CsvFile } from '#admin/tariffs/files/csv_file'
import type { ImportProblems } from '#admin/tariffs/files/import_problems'
import type { KnownCodes } from '#admin/tariffs/files/known_codes'
import { memberProblems, type ZoneFileRow } from '#admin/tariffs/files/zone_members'
import { isInternational } from '#admin/tariffs/zones/rules/zone_kinds'
import { zoneKey } from '#admin/tariffs/files/zone_name'

export const ZONE_COLUMNS = [
  'courier',
  'kind',
  'country',
  'state',
  'geography',
  'billing_group',
  'description',
  'origins',
  'destinations',
] as const

export type ZoneCells = Record<(typeof ZONE_COLUMNS)[number], string>

export function readZoneFile(
  file: CsvFile,
  known: KnownCodes,
  faults: ImportProblems
): Promise<ZoneFileRow[]> {
  const rowOf = new Map<string, number>()
  return readTariffCsv(file, ZONE_COLUMNS, faults, ({ row, cells }) => {
    const line = zoneRowFromCells(row, cells)
    const problems = [
      ...headProblems(cells, known),
      ...memberProblems(line, known),
      ...(rowOf.has(zoneKey(line)) ? [`the same zone as row ${rowOf.get(zoneKey(line))}`] : []),
    ]
    rowOf.set(zoneKey(line), row)
    for (const problem of problems) faults.add(file.name, row, problem)
    return problems.length ? null : line
  })
}

function zoneRowFromCells(row: number, cells: ZoneCells): ZoneFileRow {
  return {
    row,
    courierCode: cells.courier,
    kind: cells.kind as ZoneKind,
    countryCode: cells.country,
    stateCode: cells.state || null,
    geography: (cells.geography as Geography) || null,
    billingGroup: cells.billing_group || null,
    description: cells.description,
    origins: splitCodes(cells.origins),
    destinations: splitCodes(cells.destinations),
  }
}

function* headProblems(cells: ZoneCells, known: KnownCodes): Generator<string> {
  const { courier, kind, country, state, geography, description } = cells
  if (!known.couriers.has(courier)) yield `there is no courier "${courier}"`
  if (!known.countries.has(country)) yield `there is no country "${country}"`
  if (!ZONE_KINDS.includes(kind as ZoneKind)) {
    yield `"${kind}" is none of the kinds ${ZONE_KINDS.join(', ')}`
  }
  if (kind === 'city' && !known.states.has(`${country}_${state}`)) {
    yield `there is no state "${state}" in ${country}`
  }
  if (kind !== 'city' && state) yield 'only a city zone can have a state'
  yield* geographyProblems(kind, geography)
  if (kind === 'local' && cells.billing_group) yield 'a local zone cannot have a billing group'
  if (!description) yield 'the description is missing'
  if (description.length > 100) yield 'the description has more than 100 characters'
  if (cells.billing_group.length > 100) yield 'the billing group has more than 100 characters'
}

function* geographyProblems(kind: string, geography: string): Generator<string> {
  if (isInternational(kind) && !GEOGRAPHIES.includes(geography as Geography)) {
    yield `"${geography}" is none of the geographies ${GEOGRAPHIES.join(', ')}`
  }
  if (!isInternational(kind) && geography)
    yield 'only an export or import zone can have a geography'
}

function splitCodes(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
