import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf, type Value } from '#shared/database/rows'
import { recipientCountryCodes } from '#shipping/booking/settings'
import { tariffCheckShare } from '#shipping/pricing/settings'
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
import {
  CHECK_NAMES,
  MOST_FINDINGS,
  type TariffCheck,
} from '#admin/tariffs/checks/rules/tariff_checks'
import { CELL_CHECKS } from '#admin/tariffs/checks/statements/cell_checks'
import { CREATE, DROP, FILL, FINISH } from '#admin/tariffs/checks/statements/checked_tables'
import {
  EMPTY_ZONES,
  PLACES_WITHOUT_ZONE,
  READ,
  VANISHED_ROUTES,
} from '#admin/tariffs/checks/statements/place_checks'
import { latestNumber } from '#admin/tariffs/versions/drafting'
import { atNumber, inDraft, type TariffId } from '#admin/tariffs/versions/in_tariff'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'

type CheckResult = {
  check: TariffCheck
  /** How many there are; the first of them are listed. */
  total: number
  findings: Finding[]
}

export type CheckedTariff = {
  /** Where findings are mended. */
  tariff: TariffId
  zones: number
  rates: number
  results: CheckResult[]
}

/**
 * What somebody should look at before a draft is published, beside what is live; of a version that was live, beside the
 * one before it. Nothing is stopped by it and nothing written. Throws VersionIsNot for what was discarded.
 */
export async function checkVersion(version: TariffVersion): Promise<CheckedTariff> {
  version.require('draft', 'planned', 'published')
  return db.transaction(async (trx) => {
    for (const sql of CREATE) await trx.rawQuery(sql)
    const isLive = version.number !== null && version.number === (await latestNumber(trx))
    await copyBoth(trx, version, isLive)
    for (const sql of FINISH) await trx.rawQuery(sql)
    const [read] = await rowsOf<{ zones: number; rates: number }>(trx, READ)
    const found = await findAll(trx)
    const results = await inWords(trx, found)
    await trx.rawQuery(DROP)
    return { tariff: isLive ? null : version.id, ...read!, results }
  })
}

async function copyBoth(
  trx: TransactionClientContract,
  { id, number }: TariffVersion,
  isLive: boolean
) {
  const copy = (side: 'now' | 'before') => async () => void (await trx.rawQuery(FILL, { side }))
  if (number === null) {
    await inDraft(trx, id, copy('now'))
    return copy('before')()
  }
  await (isLive ? copy('now')() : atNumber(trx, number, copy('now')))
  await atNumber(trx, number - 1, copy('before'))
}

type Found = Awaited<ReturnType<typeof findAll>>

async function findAll(trx: TransactionClientContract) {
  const share = await tariffCheckShare.get()
  const recipients = await recipientCountryCodes()
  const find = <Row extends object>(sql: string, more: Record<string, Value> = {}) =>
    rowsOf<Row & { total: number }>(trx, sql, { most: MOST_FINDINGS, ...more })
  return {
    share,
    vanished: await find<FoundRoute>(VANISHED_ROUTES),
    below_cost: await find<FoundCells>(CELL_CHECKS.below_cost),
    overlaps: await find<FoundCells>(CELL_CHECKS.overlaps),
    empty: await find<FoundZone>(EMPTY_ZONES),
    gaps: await find<FoundCells>(CELL_CHECKS.gaps),
    falling: await find<FoundCells>(CELL_CHECKS.falling),
    moved: await find<FoundCells>(CELL_CHECKS.moved, { share }),
    places: await find<FoundPlaces>(PLACES_WITHOUT_ZONE, { recipients }),
  }
}

async function inWords(trx: TransactionClientContract, found: Found): Promise<CheckResult[]> {
  const { below_cost: costs, overlaps, empty, gaps, falling, moved } = found
  const ofZones = [costs, overlaps, empty, gaps, falling, moved].flat()
  const names = await FoundNames.of(trx, new Set(ofZones.map(({ zoneId }) => zoneId)))
  const said: Record<TariffCheck, Finding[]> = {
    vanished: found.vanished.map((row) => routeFinding(names, row)),
    below_cost: costs.map((row) => costFinding(names, row)),
    overlaps: overlaps.map((row) => overlapFinding(names, row)),
    empty: empty.map((row) => emptyFinding(names, row)),
    gaps: gaps.map((row) => gapFinding(names, row)),
    falling: falling.map((row) => fallFinding(names, row)),
    moved: moved.map((row) => moveFinding(names, row, found.share)),
    places: found.places.map((row) => placesFinding(names, row)),
  }
  return CHECK_NAMES.map((check) => {
    return { check, total: found[check][0]?.total ?? 0, findings: said[check] }
  })
}
