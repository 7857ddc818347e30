import { formatKobo } from '#shared/money/rules/money'
import type { Charges } from '#shipping/pricing/charges'
import type { PriceTrace } from '#shipping/pricing/offers'
import { formatWeightKg } from '#shipping/pricing/format_price'

interface PriceToExplain {
  courierName: string
  serviceType: string
  trace: PriceTrace
  lines: Charges['lines']
  totalKobo: number
}

export function explainPriceText({
  courierName,
  serviceType,
  trace,
  lines,
  totalKobo,
}: PriceToExplain) {
  const charged = lines.map(({ label, amountKobo }) => `${label} ${formatKobo(amountKobo)}`)
  return [
    `${courierName}, ${serviceType}: ${formatKobo(totalKobo)}.`,
    `Actual weight ${formatWeightKg(trace.actualGrams)}, volumetric weight ${formatWeightKg(trace.volumetricGrams)}, billed weight (the greater of each package) ${formatWeightKg(trace.billableGrams)}.`,
    `Tariff row: above ${formatWeightKg(trace.aboveGrams)} up to ${formatWeightKg(trace.endGrams)} of the zone "${trace.zone}"${groupOf(trace)}.`,
    `Charges: ${charged.join('; ')}.`,
  ].join(' ')
}

function groupOf({ billingGroup }: PriceTrace): string {
  return billingGroup ? `, at the rates of the billing group "${billingGroup}"` : ''
}
