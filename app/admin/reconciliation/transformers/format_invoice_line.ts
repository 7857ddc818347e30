import { formatKobo } from '#shared/money/rules/money'
import { formatMinorAmount, CARRIER_CHARGE_LABELS } from '#shipping/costs/rules/currencies'
import { formatShare } from '#shipping/costs/format_share'
import type { ComparedInvoiceLine } from '#admin/reconciliation/compare_invoice_lines'
import {
  INVOICE_AMOUNTS,
  type InvoiceFinding,
  FINDING_LABELS,
} from '#admin/reconciliation/rules/invoice_labels'
import { kilograms } from '#shared/numbers/rules/weight'

type FormattableLine = Omit<ComparedInvoiceLine, 'trackingNumber' | 'shipmentId'>

export function formatInvoiceLine(line: FormattableLine, currency: string) {
  const { costKobo, estimateKobo, chargedKobo, grams, ourGrams } = line
  const parts = INVOICE_AMOUNTS.map(
    (kind) => [CARRIER_CHARGE_LABELS[kind], line[`${kind}Minor`]] as const
  )
  const total = parts.reduce((sum, [, minor]) => sum + minor, 0)
  const asked = parts.filter(([, minor]) => minor !== 0)
  return {
    rowNumber: line.rowNumber,
    waybill: line.waybill,
    reference: line.reference,
    billedText: formatMinorAmount(total, currency),
    partsText: asked
      .map(([kind, minor]) => `${kind} ${formatMinorAmount(minor, currency)}`)
      .join(', '),
    costText: costKobo === null || currency === 'NGN' ? null : formatKobo(costKobo),
    estimateText: estimateKobo === null ? null : formatKobo(estimateKobo),
    chargedText: chargedKobo === null ? null : formatKobo(chargedKobo),
    differenceText: formatDifference(costKobo, estimateKobo),
    isAbove: costKobo !== null && estimateKobo !== null && costKobo > estimateKobo,
    billedKg: kilograms(grams),
    ourKg: kilograms(ourGrams),
    findings: line.findings.map((finding) => ({ finding, text: formatFinding(finding, line) })),
    canPropose: line.findings.includes('weight') && grams !== null,
  }
}

function formatFinding(finding: InvoiceFinding, { billedOn }: FormattableLine): string {
  return finding === 'duplicate' && billedOn ? `Billed on ${billedOn}` : FINDING_LABELS[finding]
}

/** Formats the difference from the estimate; null if they agree or one is unknown. */
function formatDifference(costKobo: number | null, estimateKobo: number | null): string | null {
  if (costKobo === null || estimateKobo === null) return null
  const kobo = costKobo - estimateKobo
  if (kobo === 0) return null
  const sign = kobo > 0 ? '+' : ''
  const share = estimateKobo > 0 ? Math.round((kobo * 10_000) / estimateKobo) : null
  return `${sign}${formatKobo(kobo)}${share === null ? '' : ` (${sign}${formatShare(share)})`}`
}
