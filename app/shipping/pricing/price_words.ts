import { formatKobo, naira } from '#shared/money/rules/money'
import type { Charges, Discount } from '#shipping/pricing/charges'
import type { PriceTrace } from '#shipping/pricing/offers'

/** Grams to the kilograms that JSON carries. */
export function kilograms(grams: number): number {
  return grams / 1000
}

const kilogramWords = new Intl.NumberFormat('en-NG', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
})

/** Grams as the pages show kilograms: `1,202.50 kg`, with a third decimal only where there is one. */
export function formatKg(grams: number): string {
  return `${kilogramWords.format(kilograms(grams))} kg`
}

/** Why a price is what it is, in kilograms. */
export function explain(trace: PriceTrace) {
  return {
    tariffVersion: trace.tariffVersionId ?? null,
    zone: trace.zone,
    billingGroup: trace.billingGroup,
    actualWeight: kilograms(trace.actualGrams),
    volumetricWeight: kilograms(trace.volumetricGrams),
    billableWeight: kilograms(trace.billableGrams),
    aboveWeight: kilograms(trace.aboveGrams),
    endWeight: kilograms(trace.endGrams),
  }
}

/** The lines of a bill, in naira. */
export function billLines(lines: Charges['lines']) {
  return lines.map(({ kind, label, amountKobo }) => ({ kind, label, amount: naira(amountKobo) }))
}

/** What the tariff added to its rate, in naira. */
export function surchargesOf(lines: Charges['lines']) {
  return lines.flatMap(({ kind, surchargeKind, label, amountKobo }) =>
    kind === 'surcharge' && surchargeKind
      ? [{ name: label, kind: surchargeKind, amount: naira(amountKobo) }]
      : []
  )
}

/** `12.5%` or `₦1,000.00`. */
export function discountWords(discount: Discount): string {
  return discount.kind === 'percent'
    ? `${discount.basisPoints / 100}%`
    : formatKobo(discount.amountKobo)
}
