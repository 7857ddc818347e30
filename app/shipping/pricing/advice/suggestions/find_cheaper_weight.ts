import type { AdvisedChange } from '#shipping/pricing/advice/advised_change'
import type { PricedSaving, AdviceSituation } from '#shipping/pricing/advice/advice_situation'
import type { Offer } from '#shipping/pricing/offers'

/** Four are enough, because adjacent rows of a rate sheet rarely cost the same. */
const MAX_RATE_ROWS_TRIED = 4

/**
 * Finds the nearest lower weight at which the courier charges less: the end of a lower row, or the
 * start of a surcharge for heavier parcels. `change` gets a billable weight in grams and returns
 * how to reduce the shipment to it, or null if that goes too far. Lower weights are then not tried.
 */
export function findCheaperWeight<Step extends { change: AdvisedChange }>(
  now: AdviceSituation,
  change: (billableGrams: number) => Step | null
): (PricedSaving & { step: Step }) | null {
  const bounds = new Set(weightBounds(now.base))
  for (let tries = 0; tries < MAX_RATE_ROWS_TRIED && bounds.size > 0; tries++) {
    const nearest = Math.max(...bounds)
    bounds.delete(nearest)
    const step = change(nearest)
    if (!step) return null
    const offers = now.offersAfter(step.change)
    const saving = now.saving(step.change, offers)
    if (saving) return { ...saving, step }
    for (const offer of offers ?? []) {
      for (const bound of weightBounds(offer)) bounds.add(bound)
    }
  }
  return null
}

function weightBounds({ trace }: Offer): number[] {
  const begins = [trace, ...(trace.surcharges ?? [])].map(({ aboveGrams }) => aboveGrams)
  return begins.filter((grams) => grams > 0 && grams < trace.billableGrams)
}
