import type { Notation } from '#shared/numbers/rules/read_number'
import { naira } from '#shared/money/rules/money'
import {
  parseDecimal,
  describeDecimalProblem,
  readTariffCsv,
  type CsvFile,
} from '#admin/tariffs/files/csv_file'
import type { ImportProblems } from '#admin/tariffs/files/import_problems'
import type { ZoneRateBand } from '#admin/tariffs/files/rate_rows'
import { rowChecks } from '#admin/tariffs/sheets/rules/rate_sheet_rules'
import { zoneKey, describeZone, type ZoneName } from '#admin/tariffs/files/zone_name'
import type { ZoneKind } from '#shipping/places/zone'
import { kilograms } from '#shared/numbers/rules/weight'

export const RATE_COLUMNS = [
  'courier',
  'kind',
  'country',
  'state',
  'zone',
  'above_kg',
  'end_kg',
  'rate_naira',
] as const

type RateCells = Record<(typeof RATE_COLUMNS)[number], string>

export type RateFileRow = ZoneRateBand & { file: string; row: number }

/** The form for rates has the same limit. */
const MAX_WEIGHT_GRAMS = 1_000_000

/** Reads rates with zone ids by zoneKey. Adds problems to `faults`, an unknown zone only once. */
export function readRateFile(
  file: CsvFile,
  zoneIds: ReadonlyMap<string, number>,
  faults: ImportProblems,
  where = ''
): Promise<RateFileRow[]> {
  const unknown = new Set<string>()
  return readTariffCsv(file, RATE_COLUMNS, faults, ({ row, cells, notation }) => {
    const name = zoneNameFromCells(cells)
    const zoneId = zoneIds.get(zoneKey(name))
    if (zoneId === undefined && !unknown.has(zoneKey(name))) {
      unknown.add(zoneKey(name))
      faults.add(file.name, row, `there is no zone ${describeZone(name)}${where}`)
    }
    const numbers = parseRateCells(cells, notation)
    for (const problem of numbers.problems) faults.add(file.name, row, problem)
    if (zoneId === undefined || numbers.problems.length) return null
    return { file: file.name, row, zoneId, ...numbers.values }
  })
}

function zoneNameFromCells({ courier, kind, country, state, zone }: RateCells): ZoneName {
  return {
    courierCode: courier,
    kind: kind as ZoneKind,
    countryCode: country,
    stateCode: state || null,
    description: zone,
  }
}

function parseRateCells(
  { above_kg: above, end_kg: end, rate_naira: rate }: RateCells,
  notation: Notation
) {
  const values = {
    aboveGrams: parseDecimal(above, 3, notation),
    endGrams: parseDecimal(end, 3, notation),
    rateKobo: parseDecimal(rate, 2, notation),
  }
  const problems = [
    ...weightProblems('above_kg', above, values.aboveGrams, notation),
    ...weightProblems('end_kg', end, values.endGrams, notation),
  ]
  if (values.aboveGrams >= values.endGrams) {
    problems.push(`end_kg ${end} is not more than above_kg ${above}`)
  }
  if (!Number.isSafeInteger(values.rateKobo) || values.rateKobo <= 0) {
    const otherwise = 'is not a price in naira with at most two decimals'
    problems.push(describeDecimalProblem(rate, 2, { column: 'rate_naira', notation, otherwise }))
  }
  if (!problems.length) problems.push(...boundProblems(values))
  return { values, problems }
}

function weightProblems(column: string, text: string, grams: number, notation: Notation): string[] {
  if (grams <= MAX_WEIGHT_GRAMS) return []
  const otherwise = 'is not a weight from 0 to 1000 kg with at most three decimals'
  return [describeDecimalProblem(text, 3, { column, notation, otherwise })]
}

/** Applies the limits of the screens, so that staff can save the imported rows again there. */
function boundProblems({ endGrams, rateKobo }: { endGrams: number; rateKobo: number }): string[] {
  const problems = [rowChecks.endWeight(kilograms(endGrams)), rowChecks.rate(naira(rateKobo))]
  return problems.filter((problem) => problem !== null)
}
