import { kobo, naira } from '#shared/money/rules/money'
import type { PricedBand } from '#admin/tariffs/sheets/rules/rate_bands'
import { END_NOT_ABOVE, END_NOT_AFTER_START } from '#admin/tariffs/sheets/rules/rate_sheet_rules'
import type { RateSheetState } from '#admin/tariffs/sheets/change_rate_sheet'
import type { Multiplier } from '#admin/tariffs/sheets/multiplier'
import { RateSheetRefused } from '#admin/tariffs/sheets/rate_sheet_errors'
import { grams, kilograms } from '#shared/numbers/rules/weight'
import type { Decimal } from '#shared/numbers/rules/decimal'

/** A row in the API, in kg and naira. */
export type RateJson = { aboveWeight: Decimal; endWeight: Decimal; rate: Decimal }

export function toRateJson({ aboveGrams, endGrams, rateKobo }: PricedBand): RateJson {
  return {
    aboveWeight: kilograms(aboveGrams),
    endWeight: kilograms(endGrams),
    rate: naira(rateKobo),
  }
}

export function savedSheetResponse(message: string, { rows, version, warnings }: RateSheetState) {
  return { message, data: rows.map(toRateJson), version, warnings }
}

/** Throws RateSheetRefused for rows that do not end above their start. */
export function parseRates(rates: readonly RateJson[]): PricedBand[] {
  const problems = rates.flatMap(({ aboveWeight, endWeight }, index) =>
    endWeight > aboveWeight ? [] : [{ field: `rates.${index}.endWeight`, message: END_NOT_ABOVE }]
  )
  if (problems.length) throw new RateSheetRefused(problems)
  return rates.map(({ aboveWeight, endWeight, rate }) => ({
    aboveGrams: grams(aboveWeight),
    endGrams: grams(endWeight),
    rateKobo: kobo(rate),
  }))
}

type MultiplierJson = {
  startWeight: number
  endWeight: number
  increment: number
  ratePerIncrement: number
}

/** Throws RateSheetRefused for an empty weight range. */
export function parseMultiplier(json: MultiplierJson): Multiplier {
  if (json.endWeight <= json.startWeight) {
    throw new RateSheetRefused([{ field: 'endWeight', message: END_NOT_AFTER_START }])
  }
  return {
    startGrams: grams(json.startWeight),
    endGrams: grams(json.endWeight),
    incrementGrams: grams(json.increment),
    ratePerIncrementKobo: kobo(json.ratePerIncrement),
  }
}
