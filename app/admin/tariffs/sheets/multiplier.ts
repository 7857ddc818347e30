import { formatKobo, kobo } from '#shared/money/rules/money'
import { weightRangeText, type PricedBand } from '#admin/tariffs/sheets/rules/rate_bands'
import { MAX_RATE_NAIRA } from '#admin/tariffs/sheets/rules/rate_sheet_rules'
import { RateSheetRefused } from '#admin/tariffs/sheets/rate_sheet_errors'

export type Multiplier = {
  startGrams: number
  endGrams: number
  incrementGrams: number
  ratePerIncrementKobo: number
}

/**
 * Generates rows from Start Weight. Each costs `ratePerIncrementKobo` more than the row before, the
 * first that much more than `baseKobo`. The last one ends at End Weight, even if it is shorter.
 */
export function generateMultipliedRows(multiplier: Multiplier, baseKobo: number): PricedBand[] {
  const { startGrams, endGrams, incrementGrams, ratePerIncrementKobo } = multiplier
  const count = Math.ceil((endGrams - startGrams) / incrementGrams)
  return Array.from({ length: count }, (_, index) => ({
    aboveGrams: startGrams + index * incrementGrams,
    endGrams: Math.min(startGrams + (index + 1) * incrementGrams, endGrams),
    rateKobo: baseKobo + (index + 1) * ratePerIncrementKobo,
  }))
}

/**
 * Replaces all rows between the weights, based on the price of the row that ends at Start Weight.
 * Throws RateSheetRefused for a row that crosses either weight, and for a rate above the limit.
 */
export function applyMultiplier(current: readonly PricedBand[], multiplier: Multiplier) {
  const { startGrams, endGrams } = multiplier
  const base = current.find((row) => row.endGrams === startGrams)
  const kept = current.filter((row) => row.endGrams <= startGrams || row.aboveGrams >= endGrams)
  const across = current.filter(
    (row) => !kept.includes(row) && (row.aboveGrams < startGrams || row.endGrams > endGrams)
  )
  if (across.length)
    throw new RateSheetRefused(across.map((row) => straddlingRowProblem(row, multiplier)))
  const rows = generateMultipliedRows(multiplier, base?.rateKobo ?? 0)
  if (rows.at(-1)!.rateKobo > kobo(MAX_RATE_NAIRA)) throw new RateSheetRefused([TOO_HIGH])
  return [...kept, ...rows]
}

const TOO_HIGH = {
  field: 'ratePerIncrement',
  message: `The last row would cost more than ${formatKobo(kobo(MAX_RATE_NAIRA))}`,
}

function straddlingRowProblem(row: PricedBand, { startGrams }: Multiplier) {
  const field = row.aboveGrams < startGrams ? 'startWeight' : 'endWeight'
  const label = field === 'startWeight' ? 'Start Weight' : 'End Weight'
  return {
    field,
    message: `The row ${weightRangeText(row)} begins below and ends above "${label}"`,
  }
}
