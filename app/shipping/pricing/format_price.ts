import { formatKobo, naira } from '#shared/money/rules/money'
import type { Charges, ChargeDiscount } from '#shipping/pricing/charges'
import type { PriceTrace } from '#shipping/pricing/offers'
import { kilograms } from '#shared/numbers/rules/weight'

const kilogramFormat = new Intl.NumberFormat('en-NG', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
})

/** `1,202.50 kg`; shows a third decimal only where needed. */
export function formatWeightKg(weightGrams: number): string {
  return `${kilogramFormat.format(kilograms(weightGrams))} kg`
}

/** Converts grams to kilograms. */
export function explainPriceTrace(trace: PriceTrace) {
  return {
    tariffVersion: trace.tariffVersionId ?? null,
    zone: trace.zone,
    billingGroup: trace.billingGroup,
    /** @api kg, actual weight */
    actualWeight: kilograms(trace.actualGrams),
    /** @api kg, length × width × height in cm divided by 5,000 */
    volumetricWeight: kilograms(trace.volumetricGrams),
    /** @api kg, the greater of actual and volumetric weight */
    billableWeight: kilograms(trace.billableGrams),
    /** @api kg, exclusive lower bound of the tariff row */
    aboveWeight: kilograms(trace.aboveGrams),
    /** @api kg, inclusive upper bound of the tariff row */
    endWeight: kilograms(trace.endGrams),
  }
}

export function formatChargeLines(lines: Charges['lines']) {
  return lines.map(({ kind, label, amountKobo }) => ({
    kind,
    label,
    /** @api Naira */
    amount: naira(amountKobo),
  }))
}

export function formatSurcharges(lines: Charges['lines']) {
  return lines.flatMap(({ kind, surchargeKind, label, amountKobo }) =>
    kind === 'surcharge' && surchargeKind
      ? [
          {
            name: label,
            kind: surchargeKind,
            /** @api Naira */
            amount: naira(amountKobo),
          },
        ]
      : []
  )
}

export function formatDiscount(discount: ChargeDiscount): string {
  return discount.kind === 'percent'
    ? `${discount.basisPoints / 100}%`
    : formatKobo(discount.amountKobo)
}
