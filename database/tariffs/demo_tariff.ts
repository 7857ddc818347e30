import { stringify } from 'csv-stringify/sync'
import type { ZoneKind } from '#shipping/places/zone'
import { RATE_COLUMNS } from '#admin/tariffs/files/rate_file'
import { ZONE_COLUMNS, type ZoneCells } from '#admin/tariffs/files/zone_file'
import { cityLegs, stateLegs, type Leg } from '#database/tariffs/demo_home'
import {
  bandNaira,
  CITY_PERCENT,
  HOME_BANDS,
  HOME_PERCENT,
  IMPORT_PERCENT,
  PREFERRED_BANDS,
  PREFERRED_PERCENT,
  WORLD_BANDS,
  WORLD_PERCENT,
  type Band,
  type Tariff,
} from '#database/tariffs/demo_prices'
import { WORLD, type Part } from '#database/tariffs/demo_world'

type DemoZone = { cells: ZoneCells; tariff: Tariff; percents: number[]; bands: Band[] }

const PREFERRED = 'Preferred Businesses'
const PREFERRED_COURIERS = ['FEDEX', 'DHL']

const BLANK = {
  country: 'NG',
  state: '',
  geography: '',
  billing_group: '',
  origins: '',
  destinations: '',
}

/**
 * The files of the demo tariff: path within database/tariffs, and text. Nothing is random, so a version of the code
 * always writes the same files. No courier charges these prices.
 */
export function demoTariffFiles(): { path: string; text: string }[] {
  const zones = demoZones()
  const rateFiles = Map.groupBy(
    zones,
    ({ cells }) => `rates/${cells.courier.toLowerCase()}_${cells.kind}.csv`
  )
  return [
    {
      path: 'zones.csv',
      text: csv(
        ZONE_COLUMNS,
        zones.map(({ cells }) => cells)
      ),
    },
    ...[...rateFiles].map(([path, members]) => ({
      path,
      text: csv(RATE_COLUMNS, members.flatMap(rateRows)),
    })),
  ]
}

function demoZones(): DemoZone[] {
  return [
    ...forEach(WORLD_PERCENT, (courier, percent) => [
      ...WORLD.map((part) => abroad('export', courier, part, [percent])),
      ...preferredZones(courier, percent),
      ...WORLD.map((part) => abroad('import', courier, part, [percent, IMPORT_PERCENT])),
    ]),
    ...forEach(HOME_PERCENT, (courier, percent) =>
      stateLegs().map((leg) => atHome('local', courier, leg, percent))
    ),
    ...forEach(CITY_PERCENT, (courier, percent) =>
      cityLegs().map((leg) => atHome('city', courier, leg, percent))
    ),
  ]
}

function forEach(
  percents: Record<string, number>,
  zones: (courier: string, percent: number) => DemoZone[]
): DemoZone[] {
  return Object.entries(percents).flatMap(([courier, percent]) => zones(courier, percent))
}

function abroad(
  kind: 'export' | 'import',
  courier: string,
  part: Part,
  percents: number[]
): DemoZone {
  const { description, geography } = part
  const side = kind === 'export' ? 'destinations' : 'origins'
  const cells = { ...BLANK, courier, kind, geography, description, [side]: part.members.join(' ') }
  return { cells, tariff: part, percents, bands: WORLD_BANDS }
}

/** The countries that businesses send to most, at lower prices. */
function preferredZones(courier: string, percent: number): DemoZone[] {
  if (!PREFERRED_COURIERS.includes(courier)) return []
  return WORLD.filter(({ geography }) => geography === 'country').map((part) => {
    const zone = abroad('export', courier, part, [percent, PREFERRED_PERCENT])
    const description = `${part.description} (Preferred)`
    const cells = { ...zone.cells, description, billing_group: PREFERRED }
    return { ...zone, cells, bands: PREFERRED_BANDS }
  })
}

function atHome(kind: 'local' | 'city', courier: string, leg: Leg, percent: number): DemoZone {
  const cells = {
    ...BLANK,
    courier,
    kind,
    state: leg.stateCode ?? '',
    description: leg.description,
    origins: leg.origins.join(' '),
    destinations: leg.destinations.join(' '),
  }
  return { cells, tariff: leg, percents: [percent], bands: HOME_BANDS }
}

function rateRows({ cells, tariff, percents, bands }: DemoZone) {
  const { courier, country, state, description: zone } = cells
  const kind = cells.kind as ZoneKind
  return bands.map(({ aboveKg, endKg }) => ({
    courier,
    kind,
    country,
    state,
    zone,
    above_kg: aboveKg,
    end_kg: endKg,
    rate_naira: bandNaira(tariff, endKg, percents),
  }))
}

function csv(columns: readonly string[], rows: object[]): string {
  return stringify(rows, { header: true, columns: [...columns] })
}
