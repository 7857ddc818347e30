import { formatKobo } from '#shared/money/rules/money'
import type { Charges } from '#shipping/pricing/charges'
import type { PriceTrace } from '#shipping/pricing/offers'
import { formatKg } from '#shipping/pricing/price_words'

interface Explained {
  courierName: string
  serviceType: string
  trace: PriceTrace
  lines: Charges['lines']
  totalKobo: number
}

/** Why a price is what it is, for somebody who sees no table. */
export function priceInWords({ courierName, serviceType, trace, lines, totalKobo }: Explained) {
  const charged = lines.map(({ label, amountKobo }) => `${label} ${formatKobo(amountKobo)}`)
  return [
    `${courierName}, ${serviceType}: ${formatKobo(totalKobo)}.`,
    `The scales say ${formatKg(trace.actualGrams)}, the size counts as ${formatKg(trace.volumetricGrams)}, and the larger of each package counts: ${formatKg(trace.billableGrams)}.`,
    `That is in the row above ${formatKg(trace.aboveGrams)} and up to ${formatKg(trace.endGrams)} of the zone "${trace.zone}"${groupOf(trace)}.`,
    `It is made of: ${charged.join('; ')}.`,
  ].join(' ')
}

function groupOf({ billingGroup }: PriceTrace): string {
  return billingGroup ? `, at the prices of the group "${billingGroup}"` : ''
}
