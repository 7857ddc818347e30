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
    `The scales say ${formatWeightKg(trace.actualGrams)}, the size counts as ${formatWeightKg(trace.volumetricGrams)}, and the larger of each package counts: ${formatWeightKg(trace.billableGrams)}.`,
    `That is in the row above ${formatWeightKg(trace.aboveGrams)} and up to ${formatWeightKg(trace.endGrams)} of the zone "${trace.zone}"${groupOf(trace)}.`,
    `It is made of: ${charged.join('; ')}.`,
  ].join(' ')
}

function groupOf({ billingGroup }: PriceTrace): string {
  return billingGroup ? `, at the prices of the group "${billingGroup}"` : ''
}
