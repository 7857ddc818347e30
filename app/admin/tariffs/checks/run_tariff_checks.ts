import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows, type SqlValue } from '#shared/database/query_rows'
import { readSnapshots, type ValuesOf } from '#shared/database/snapshot'
import { storedSettings } from '#shared/settings/setting'
import { knownPlaces } from '#shipping/places/known_places'
import { isCourierAvailable } from '#shipping/pricing/courier_availability'
import { type Catalogue, catalogue } from '#shipping/pricing/catalogue'
import { SHIPMENT_KINDS } from '#shipping/pricing/shipment_kind'
import { recipientCountryCodes } from '#shipping/booking/booking_settings'
import { tariffCheckBasisPoints } from '#shipping/pricing/pricing_settings'
import type { CheckedSurcharges } from '#admin/tariffs/checks/checked_surcharges'
import {
  belowCostFinding,
  emptyZoneFinding,
  priceDropFinding,
  gapFinding,
  priceChangeFinding,
  overlapFinding,
  uncoveredPlacesFinding,
  lostRouteFinding,
} from '#admin/tariffs/checks/zone_findings'
import {
  type TariffFinding,
  type FoundCells,
  FindingNames,
  type FoundPlaces,
  type FoundRoute,
  type FoundZone,
} from '#admin/tariffs/checks/tariff_findings'
import { findChangedPrices, findPricesBelowCost } from '#admin/tariffs/checks/price_checks'
import {
  CHECK_NAMES,
  MAX_FINDINGS,
  type TariffCheck,
} from '#admin/tariffs/checks/rules/tariff_checks'
import { CELL_CHECKS } from '#admin/tariffs/checks/statements/cell_checks'
import {
  EMPTY_ZONES,
  PLACES_WITHOUT_ZONE,
  LOST_ROUTES,
} from '#admin/tariffs/checks/statements/place_checks'
import {
  findStackedSurcharges,
  findIdleSurcharges,
  findNotableChanges,
  findEndedSurcharges,
} from '#admin/tariffs/checks/surcharge_checks'
import { SurchargeReach } from '#admin/tariffs/checks/surcharge_reach'
import { SurchargeFindings } from '#admin/tariffs/checks/surcharge_findings'

export type CheckResult = {
  check: TariffCheck
  total: number
  findings: TariffFinding[]
}

const CHECK_FACTS = { settings: storedSettings, places: knownPlaces, catalogue }

type CheckOutcome = Omit<CheckResult, 'check'>

export async function runTariffChecks(
  trx: TransactionClientContract,
  surcharges: CheckedSurcharges
): Promise<CheckResult[]> {
  const facts = await readSnapshots(CHECK_FACTS, trx)
  const thresholdBasisPoints = await tariffCheckBasisPoints.get(facts.settings)
  const recipients = await recipientCountryCodes(facts)
  const reach = await SurchargeReach.of(trx, surcharges)
  const outcomes: Record<TariffCheck, CheckOutcome> = {
    ...(await runZoneChecks(trx, reach, { facts, thresholdBasisPoints, recipients })),
    ...runSurchargeChecks(reach, new SurchargeFindings(facts), thresholdBasisPoints),
  }
  return CHECK_NAMES.map((check) => ({ check, ...outcomes[check] }))
}

/** Returns services that are not offered, such as `DHL export`, for the SQL parameter `off`. */
function findUnofferedServices(sold: Catalogue): string[] {
  return sold.couriers.flatMap((courier) =>
    SHIPMENT_KINDS.filter(
      (kind) => !isCourierAvailable(courier, sold.service(courier.code, kind), { isTest: false })
    ).map((kind) => `${courier.code} ${kind}`)
  )
}

type ZoneCheckOptions = {
  facts: ValuesOf<typeof CHECK_FACTS>
  thresholdBasisPoints: number
  recipients: string[]
}

async function runZoneChecks(
  trx: TransactionClientContract,
  reach: SurchargeReach,
  { facts, thresholdBasisPoints, recipients }: ZoneCheckOptions
) {
  const find = async <Row extends object>(sql: string, more: Record<string, SqlValue> = {}) => {
    const rows = await queryRows<Row & { total: number }>(trx, sql, { most: MAX_FINDINGS, ...more })
    return { total: rows[0]?.total ?? 0, rows }
  }
  const off = findUnofferedServices(facts.catalogue)
  const vanished = await find<FoundRoute>(LOST_ROUTES, { off })
  const costly = limitFindings(await findPricesBelowCost(trx, reach.surcharges))
  const overlaps = await find<FoundCells>(CELL_CHECKS.overlaps)
  const empty = await find<FoundZone>(EMPTY_ZONES)
  const gaps = await find<FoundCells>(CELL_CHECKS.gaps)
  const falling = await find<FoundCells>(CELL_CHECKS.falling)
  const moved = limitFindings(await findChangedPrices(trx, reach, thresholdBasisPoints))
  const places = await find<FoundPlaces>(PLACES_WITHOUT_ZONE, { recipients })
  const found: FoundRows<FoundZone>[] = [costly, overlaps, empty, gaps, falling, moved]
  const names = await FindingNames.of(
    trx,
    facts,
    new Set(found.flatMap(({ rows }) => rows.map(({ zoneId }) => zoneId)))
  )
  return {
    vanished: toCheckOutcome(vanished, (row) => lostRouteFinding(names, row)),
    below_cost: toCheckOutcome(costly, (row) => belowCostFinding(names, row)),
    overlaps: toCheckOutcome(overlaps, (row) => overlapFinding(names, row)),
    empty: toCheckOutcome(empty, (row) => emptyZoneFinding(names, row)),
    gaps: toCheckOutcome(gaps, (row) => gapFinding(names, row)),
    falling: toCheckOutcome(falling, (row) => priceDropFinding(names, row)),
    moved: toCheckOutcome(moved, (row) => priceChangeFinding(names, row, thresholdBasisPoints)),
    places: toCheckOutcome(places, (row) => uncoveredPlacesFinding(names, row)),
  }
}

function runSurchargeChecks(
  reach: SurchargeReach,
  sentences: SurchargeFindings,
  thresholdBasisPoints: number
) {
  const { surcharges } = reach
  const moved = limitFindings(findNotableChanges(surcharges, thresholdBasisPoints))
  return {
    surcharges_moved: toCheckOutcome(moved, (row) => sentences.moved(row, thresholdBasisPoints)),
    surcharges_twice: toCheckOutcome(limitFindings(findStackedSurcharges(reach)), (row) =>
      sentences.addedUp(row)
    ),
    surcharges_idle: toCheckOutcome(limitFindings(findIdleSurcharges(reach)), (row) =>
      sentences.idle(row)
    ),
    surcharges_over: toCheckOutcome(limitFindings(findEndedSurcharges(surcharges)), (row) =>
      sentences.over(row)
    ),
  }
}

type FoundRows<Row> = { total: number; rows: Row[] }

function limitFindings<Row>(rows: Row[]): FoundRows<Row> {
  return { total: rows.length, rows: rows.slice(0, MAX_FINDINGS) }
}

function toCheckOutcome<Row>(
  { total, rows }: FoundRows<Row>,
  words: (row: Row) => TariffFinding
): CheckOutcome {
  return { total, findings: rows.map(words) }
}
