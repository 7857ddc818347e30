import {
  bandText,
  bandChangeText,
  compareBands,
  type BandChanges,
} from '#admin/tariffs/sheets/sheet_changes'
import { parseOverlapViolation } from '#admin/tariffs/sheets/overlap_violation'
import { rateImportAudit } from '#admin/tariffs/files/import_audit'
import {
  fingerprintVersions,
  type FileChanges,
  type ImportChanges,
  type ImportOptions,
} from '#admin/tariffs/files/file_changes'
import type { CsvFile } from '#admin/tariffs/files/csv_file'
import {
  createImportProblems,
  TariffChangedSincePreview,
  TariffFileRefused,
  type ImportProblems,
} from '#admin/tariffs/files/import_problems'
import { readRateFile, type RateFileRow } from '#admin/tariffs/files/rate_file'
import {
  lockZones,
  loadZoneRates,
  replaceRates,
  findZonesInUse,
  type ZoneInUse,
  type StoredRate,
  type RateScope,
} from '#admin/tariffs/files/rate_rows'
import { queueTariffImport } from '#admin/tariffs/files/tariff_lock'
import { zoneKey, describeZone } from '#admin/tariffs/files/zone_name'
import { changeTariff } from '#admin/tariffs/versions/tariff_scope'
import {
  findPriceDrops,
  findBandGaps,
  findBandOverlaps,
  weightRangeText,
} from '#admin/tariffs/sheets/rules/rate_bands'

export type RateImportOptions = ImportOptions & { scope?: RateScope }

/**
 * Replaces the rates of all zones that the files name, in one transaction; other zones stay. Throws
 * TooBusy, TariffFileRefused with all problems, and TariffChangedSincePreview if the rates no
 * longer match `base`.
 */
export async function importRates(
  files: CsvFile[],
  options: RateImportOptions = {}
): Promise<FileChanges> {
  return queueTariffImport(() =>
    changeTariff(options.tariff ?? null, async (change) => {
      const { trx } = change
      const { scope = {}, caller } = options
      const zones = await findZonesInUse(trx, scope)
      const lines = await readRateFiles(files, zones, Boolean(caller))
      const zoneIds = [...new Set(lines.map(({ zoneId }) => zoneId))]
      const base = fingerprintVersions(await lockZones(zoneIds, trx))
      if (options.base && options.base !== base) throw new TariffChangedSincePreview('rates')
      const changes = compareBands(await loadZoneRates(zoneIds, trx), lines, rateKey)
      if (!options.dryRun) {
        const file = files.length === 1 ? files[0]!.name : `${files.length} files`
        const save = { name: `Rates of ${file}`, savedBy: caller?.user.id ?? null }
        await replaceRates(change, changes, save).catch((error) => {
          throw toImportError(error, lines)
        })
        if (caller) await change.audit([rateImportAudit(caller, scope, files, changes)])
      }
      return { ...describeRateChanges(changes, lines, zones), base }
    })
  )
}

/** Names the row of the file that violated the overlap constraint of the database. */
function toImportError(error: unknown, lines: readonly RateFileRow[]): unknown {
  const refused = parseOverlapViolation(error)
  const line = refused && lines.find((one) => rateKey(one) === rateKey(refused))
  return line ? new TariffFileRefused([`${line.file} row ${line.row}: ${refused.words}`]) : error
}

function describeRateChanges(
  { added, changed, removed, unchanged }: BandChanges<StoredRate, RateFileRow>,
  lines: RateFileRow[],
  zones: ZoneInUse[]
): ImportChanges {
  const wordsOf = new Map(zones.map((zone) => [zone.id, describeZone(zone)]))
  const words = (zoneId: number) => wordsOf.get(zoneId)!
  return {
    added: added.map((band) => `${words(band.zoneId)} ${bandText(band)}`),
    changed: changed.map((change) => `${words(change.row.zoneId)} ${bandChangeText(change)}`),
    removed: removed.map((band) => `${words(band.zoneId)} ${bandText(band)}`),
    unchanged,
    warnings: [
      ...findGapWarnings(lines, words),
      ...findPriceDropWarnings(lines, words),
      ...zonesWithoutRates(lines, zones).map(
        (zone) => `${describeZone(zone)} has no prices at all`
      ),
    ],
  }
}

async function readRateFiles(
  files: CsvFile[],
  zones: ZoneInUse[],
  isStaffUpload: boolean
): Promise<RateFileRow[]> {
  const faults = createImportProblems(isStaffUpload)
  const zoneIds = new Map(zones.map((zone) => [zoneKey(zone), zone.id]))
  const where = isStaffUpload ? ' among the zones of this import' : ''
  const lines: RateFileRow[] = []
  for (const file of files) {
    for (const line of await readRateFile(file, zoneIds, faults, where)) lines.push(line)
  }
  reportOverlaps(lines, faults)
  faults.refuse()
  if (isStaffUpload && !lines.length)
    throw new TariffFileRefused([`${files[0]!.name}: there are no rates in it`])
  return lines
}

function zonesWithoutRates(lines: readonly RateFileRow[], zones: ZoneInUse[]): ZoneInUse[] {
  const named = new Set(lines.map(({ zoneId }) => zoneId))
  return zones.filter((zone) => !zone.hasRates && !named.has(zone.id))
}

function rateKey(band: { zoneId: number; aboveGrams: number; endGrams: number }): string {
  return `${band.zoneId} ${band.aboveGrams} ${band.endGrams}`
}

/** Reports overlaps with the row numbers of the file, which the database constraint cannot name. */
function reportOverlaps(lines: readonly RateFileRow[], faults: ImportProblems) {
  for (const rows of groupByZone(lines)) {
    for (const { row, other, ...range } of findBandOverlaps(rows)) {
      const words = `overlaps ${rowReference(other, row.file)}: both cover weights ${weightRangeText(range)}`
      faults.add(row.file, row.row, words)
    }
  }
}

type ZoneDescriber = (zoneId: number) => string

function findGapWarnings(lines: readonly RateFileRow[], zoneWords: ZoneDescriber): string[] {
  return groupByZone(lines).flatMap((rows) =>
    findBandGaps(rows).map(
      ({ row, ...range }) =>
        `${row.file} row ${row.row}: ${zoneWords(row.zoneId)} has no price for weights ${weightRangeText(range)}`
    )
  )
}

function findPriceDropWarnings(lines: readonly RateFileRow[], zoneWords: ZoneDescriber): string[] {
  return groupByZone(lines).flatMap((rows) =>
    findPriceDrops(rows).map(
      ({ row, lighter }) =>
        `${row.file} row ${row.row}: ${zoneWords(row.zoneId)} costs less than in ${rowReference(lighter, row.file)} although it is for more weight`
    )
  )
}

function groupByZone(lines: readonly RateFileRow[]): RateFileRow[][] {
  return [...Map.groupBy(lines, ({ zoneId }) => zoneId).values()]
}

function rowReference({ file, row }: RateFileRow, from: string): string {
  return file === from ? `row ${row}` : `${file} row ${row}`
}
