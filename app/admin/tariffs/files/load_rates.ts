import type { Caller } from '#identity/sessions/caller'
import { keepSheets } from '#admin/tariffs/sheets/kept_sheets'
import {
  bandWords,
  changeWords,
  compareBands,
  type BandChanges,
} from '#admin/tariffs/sheets/sheet_changes'
import { overlapInDatabase } from '#admin/tariffs/sheets/overlap_in_database'
import { loadAudit } from '#admin/tariffs/files/audit_load'
import { findFalls, findGaps, findOverlaps } from '#admin/tariffs/files/file_bands'
import { baseOf, type FileChanges, type TariffChanges } from '#admin/tariffs/files/file_changes'
import type { CsvFile } from '#admin/tariffs/files/csv_file'
import { faultsOf, TariffMoved, TariffRefused } from '#admin/tariffs/files/faults'
import { readRates, type RateLine } from '#admin/tariffs/files/rate_file'
import {
  addRates,
  changeRates,
  lockZones,
  ratesOf,
  removeRates,
  zonesInUse,
  type PricedZone,
  type RateRow,
} from '#admin/tariffs/files/rate_rows'
import { inTariffTurn } from '#admin/tariffs/files/tariff_lock'
import { zoneKey, zoneWords } from '#admin/tariffs/files/zone_name'
import { changingTariff, type TariffChange, type TariffId } from '#admin/tariffs/versions/in_tariff'

/** What a file may speak of: one zone, all of one courier, or, where neither is named, everything. */
export type RateScope = { zoneId?: number; courierCode?: string }

export type LoadOptions = {
  dryRun?: boolean
  scope?: RateScope
  /** The `base` of the dry run whose difference somebody has seen and agreed to. */
  base?: string
  /** Who loads it; a command has nobody. */
  caller?: Caller
  /** A draft, in place of what is live. */
  tariff?: TariffId
}

/**
 * Makes the rates those of the files, all or none. The files speak for the zones that they name: rows that they leave
 * out there are removed, and rows of other zones stay.
 *
 * Throws TooBusy, TariffRefused with all that is wrong, and TariffMoved when the rates are no longer those of `base`.
 */
export async function loadRates(files: CsvFile[], options: LoadOptions = {}): Promise<FileChanges> {
  return inTariffTurn(() =>
    changingTariff(options.tariff ?? null, async (change) => {
      const { trx } = change
      const { scope = {}, caller } = options
      const zones = await zonesInUse(trx, scope)
      const lines = await readAll(files, zones, Boolean(caller))
      const zoneIds = [...new Set(lines.map(({ zoneId }) => zoneId))]
      const base = baseOf(await lockZones(zoneIds, trx))
      if (options.base && options.base !== base) throw new TariffMoved('rates')
      const changes = compareBands(await ratesOf(zoneIds, trx), lines, lineKey)
      if (!options.dryRun) {
        await write(changes, files, caller, change).catch((error) => {
          throw refusedByDatabase(error, lines)
        })
        if (caller) await change.audit([loadAudit(caller, scope, files, changes)])
      }
      return { ...inWords(changes, lines, zones), base }
    })
  )
}

async function write(
  { added, changed, removed }: BandChanges<RateRow, RateLine>,
  files: CsvFile[],
  caller: Caller | undefined,
  change: TariffChange
) {
  const { trx } = change
  const touched = [...added, ...removed, ...changed.map(({ row }) => row)]
  const zoneIds = [...new Set(touched.map(({ zoneId }) => zoneId))]
  const savedBy = caller?.user.id ?? null
  await change.begin(zoneIds)
  await keepSheets(zoneIds, savedBy, trx)
  await removeRates(removed, trx)
  await changeRates(
    changed.map(({ row, line }) => ({ id: row.id, rateKobo: line.rateKobo })),
    trx
  )
  await addRates(added, trx)
  const [first] = files
  const name = files.length === 1 ? first!.name : `${files.length} files`
  await change.end(`Rates of ${name}`, savedBy, zoneIds)
}

/** The line, where the constraint that forbids overlaps has the last word. */
function refusedByDatabase(error: unknown, lines: readonly RateLine[]): unknown {
  const refused = overlapInDatabase(error)
  const line = refused && lines.find((one) => lineKey(one) === lineKey(refused))
  return line ? new TariffRefused([`${line.file} row ${line.row}: ${refused.words}`]) : error
}

function inWords(
  { added, changed, removed, unchanged }: BandChanges<RateRow, RateLine>,
  lines: RateLine[],
  zones: PricedZone[]
): TariffChanges {
  const wordsOf = new Map(zones.map((zone) => [zone.id, zoneWords(zone)]))
  const words = (zoneId: number) => wordsOf.get(zoneId)!
  return {
    added: added.map((band) => `${words(band.zoneId)} ${bandWords(band)}`),
    changed: changed.map((change) => `${words(change.row.zoneId)} ${changeWords(change)}`),
    removed: removed.map((band) => `${words(band.zoneId)} ${bandWords(band)}`),
    unchanged,
    warnings: [
      ...findGaps(lines, words),
      ...findFalls(lines, words),
      ...zonesWithout(lines, zones).map((zone) => `${zoneWords(zone)} has no prices at all`),
    ],
  }
}

async function readAll(
  files: CsvFile[],
  zones: PricedZone[],
  isFromPeople: boolean
): Promise<RateLine[]> {
  const faults = faultsOf(isFromPeople)
  const zoneIds = new Map(zones.map((zone) => [zoneKey(zone), zone.id]))
  const where = isFromPeople ? ' among those that this file is for' : ''
  const lines: RateLine[] = []
  for (const file of files) {
    for (const line of await readRates(file, zoneIds, faults, where)) lines.push(line)
  }
  findOverlaps(lines, faults)
  faults.refuse()
  if (isFromPeople && !lines.length)
    throw new TariffRefused([`${files[0]!.name}: there are no rates in it`])
  return lines
}

function zonesWithout(lines: readonly RateLine[], zones: PricedZone[]): PricedZone[] {
  const named = new Set(lines.map(({ zoneId }) => zoneId))
  return zones.filter((zone) => !zone.hasRates && !named.has(zone.id))
}

function lineKey(band: { zoneId: number; aboveGrams: number; endGrams: number }): string {
  return `${band.zoneId} ${band.aboveGrams} ${band.endGrams}`
}
