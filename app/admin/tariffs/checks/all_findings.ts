import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf, type Value } from '#shared/database/rows'
import { together } from '#shared/database/snapshot'
import { storedSettings } from '#shared/settings/stored_settings'
import { knownPlaces } from '#shipping/places/known_places'
import { isCarried } from '#shipping/pricing/carriage'
import { type Catalogue, catalogue } from '#shipping/pricing/catalogue'
import { SHIPMENT_KINDS } from '#shipping/pricing/kind'
import { recipientCountryCodes } from '#shipping/booking/settings'
import { tariffCheckShare } from '#shipping/pricing/settings'
import type { CheckedSurcharges } from '#admin/tariffs/checks/checked_surcharges'
import {
  costFinding,
  emptyFinding,
  fallFinding,
  gapFinding,
  moveFinding,
  overlapFinding,
  placesFinding,
  routeFinding,
} from '#admin/tariffs/checks/finding_sentences'
import {
  type Finding,
  type FoundCells,
  FoundNames,
  type FoundPlaces,
  type FoundRoute,
  type FoundZone,
} from '#admin/tariffs/checks/findings'
import { movedPrices, pricesBelowCost } from '#admin/tariffs/checks/priced_cells'
import {
  CHECK_NAMES,
  MOST_FINDINGS,
  type TariffCheck,
} from '#admin/tariffs/checks/rules/tariff_checks'
import { CELL_CHECKS } from '#admin/tariffs/checks/statements/cell_checks'
import {
  EMPTY_ZONES,
  PLACES_WITHOUT_ZONE,
  VANISHED_ROUTES,
} from '#admin/tariffs/checks/statements/place_checks'
import {
  addedUpSurcharges,
  idleSurcharges,
  movedSurcharges,
  overSurcharges,
} from '#admin/tariffs/checks/surcharge_checks'
import { SurchargeReach } from '#admin/tariffs/checks/surcharge_reach'
import { SurchargeSentences } from '#admin/tariffs/checks/surcharge_sentences'

export type CheckResult = {
  check: TariffCheck
  /** How many there are; the first of them are listed. */
  total: number
  findings: Finding[]
}

const FACTS = { settings: storedSettings, places: knownPlaces, catalogue }

type Said = Omit<CheckResult, 'check'>

/** All checks, in the order in which they are shown. */
export async function findAll(
  trx: TransactionClientContract,
  surcharges: CheckedSurcharges
): Promise<CheckResult[]> {
  const facts = await together(FACTS, trx)
  const share = await tariffCheckShare.get(facts.settings)
  const recipients = await recipientCountryCodes(facts)
  const reach = await SurchargeReach.of(trx, surcharges)
  const off = notCarried(facts.catalogue)
  const said: Record<TariffCheck, Said> = {
    ...(await findInZones(trx, reach, { share, recipients, off })),
    ...findInSurcharges(reach, new SurchargeSentences(facts), share),
  }
  return CHECK_NAMES.map((check) => ({ check, ...said[check] }))
}

/** What has prices and is offered to nobody, as the statements say it. */
function notCarried(sold: Catalogue): string[] {
  return sold.couriers.flatMap((courier) =>
    SHIPMENT_KINDS.filter(
      (kind) => !isCarried(courier, sold.service(courier.code, kind), { isTest: false })
    ).map((kind) => `${courier.code} ${kind}`)
  )
}

type Wanted = { share: number; recipients: string[]; off: string[] }

async function findInZones(
  trx: TransactionClientContract,
  reach: SurchargeReach,
  { share, recipients, off }: Wanted
) {
  const find = async <Row extends object>(sql: string, more: Record<string, Value> = {}) => {
    const rows = await rowsOf<Row & { total: number }>(trx, sql, { most: MOST_FINDINGS, ...more })
    return { total: rows[0]?.total ?? 0, rows }
  }
  const vanished = await find<FoundRoute>(VANISHED_ROUTES, { off })
  const costly = firstOf(await pricesBelowCost(trx, reach.surcharges))
  const overlaps = await find<FoundCells>(CELL_CHECKS.overlaps)
  const empty = await find<FoundZone>(EMPTY_ZONES)
  const gaps = await find<FoundCells>(CELL_CHECKS.gaps)
  const falling = await find<FoundCells>(CELL_CHECKS.falling)
  const moved = firstOf(await movedPrices(trx, reach, share))
  const places = await find<FoundPlaces>(PLACES_WITHOUT_ZONE, { recipients })
  const found: Found<FoundZone>[] = [costly, overlaps, empty, gaps, falling, moved]
  const names = await FoundNames.of(
    trx,
    new Set(found.flatMap(({ rows }) => rows.map(({ zoneId }) => zoneId)))
  )
  return {
    vanished: say(vanished, (row) => routeFinding(names, row)),
    below_cost: say(costly, (row) => costFinding(names, row)),
    overlaps: say(overlaps, (row) => overlapFinding(names, row)),
    empty: say(empty, (row) => emptyFinding(names, row)),
    gaps: say(gaps, (row) => gapFinding(names, row)),
    falling: say(falling, (row) => fallFinding(names, row)),
    moved: say(moved, (row) => moveFinding(names, row, share)),
    places: say(places, (row) => placesFinding(names, row)),
  }
}

function findInSurcharges(reach: SurchargeReach, sentences: SurchargeSentences, share: number) {
  const { surcharges } = reach
  const moved = firstOf(movedSurcharges(surcharges, share))
  return {
    surcharges_moved: say(moved, (row) => sentences.moved(row, share)),
    surcharges_twice: say(firstOf(addedUpSurcharges(reach)), (row) => sentences.addedUp(row)),
    surcharges_idle: say(firstOf(idleSurcharges(reach)), (row) => sentences.idle(row)),
    surcharges_over: say(firstOf(overSurcharges(surcharges)), (row) => sentences.over(row)),
  }
}

type Found<Row> = { total: number; rows: Row[] }

function firstOf<Row>(rows: Row[]): Found<Row> {
  return { total: rows.length, rows: rows.slice(0, MOST_FINDINGS) }
}

function say<Row>({ total, rows }: Found<Row>, words: (row: Row) => Finding): Said {
  return { total, findings: rows.map(words) }
}
