import { formatKobo } from '#shared/money/rules/money'
import { amountText, CHARGED_FOR } from '#shipping/costs/rules/currencies'
import { shareText } from '#shipping/costs/shares'
import type { ComparedLine } from '#admin/reconciliation/comparing'
import { AMOUNTS, type Finding, FINDINGS } from '#admin/reconciliation/rules/invoice_words'
import { kilograms } from '#shared/numbers/rules/weight'

type Billed = Omit<ComparedLine, 'trackingNumber' | 'shipmentId'>

/** A line of a carrier's invoice as people read it, kept or only looked at. */
export function lineWords(line: Billed, currency: string) {
  const { costKobo, estimateKobo, chargedKobo, grams, ourGrams } = line
  const parts = AMOUNTS.map((kind) => [CHARGED_FOR[kind], line[`${kind}Minor`]] as const)
  const total = parts.reduce((sum, [, minor]) => sum + minor, 0)
  const asked = parts.filter(([, minor]) => minor !== 0)
  return {
    rowNumber: line.rowNumber,
    waybill: line.waybill,
    reference: line.reference,
    billedText: amountText(total, currency),
    partsText: asked.map(([kind, minor]) => `${kind} ${amountText(minor, currency)}`).join(', '),
    costText: costKobo === null || currency === 'NGN' ? null : formatKobo(costKobo),
    estimateText: estimateKobo === null ? null : formatKobo(estimateKobo),
    chargedText: chargedKobo === null ? null : formatKobo(chargedKobo),
    differenceText: differenceText(costKobo, estimateKobo),
    isAbove: costKobo !== null && estimateKobo !== null && costKobo > estimateKobo,
    billedKg: kilograms(grams),
    ourKg: kilograms(ourGrams),
    findings: line.findings.map((finding) => ({ finding, text: findingText(finding, line) })),
    canPropose: line.findings.includes('weight') && grams !== null,
  }
}

function findingText(finding: Finding, { billedOn }: Billed): string {
  return finding === 'duplicate' && billedOn ? `Billed on ${billedOn}` : FINDINGS[finding]
}

/** How far what it costs is from what was expected; null where it is that, or nobody knows. */
function differenceText(costKobo: number | null, estimateKobo: number | null): string | null {
  if (costKobo === null || estimateKobo === null) return null
  const kobo = costKobo - estimateKobo
  if (kobo === 0) return null
  const sign = kobo > 0 ? '+' : ''
  const share = estimateKobo > 0 ? Math.round((kobo * 10_000) / estimateKobo) : null
  return `${sign}${formatKobo(kobo)}${share === null ? '' : ` (${sign}${shareText(share)})`}`
}
