import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatLagosDate } from '#shared/time/lagos_time'
import { formatMinorAmount } from '#shipping/costs/rules/currencies'
import type { InvoicePreview } from '#admin/reconciliation/preview_invoice'
import { type InvoiceFinding, FINDING_LABELS } from '#admin/reconciliation/rules/invoice_labels'
import { formatInvoiceLine } from '#admin/reconciliation/transformers/format_invoice_line'

/** A preview shows at most this many lines; after the import, pages list all lines. */
const PREVIEW_LINES_SHOWN = 500
export default class InvoicePreviewTransformer extends BaseTransformer<InvoicePreview> {
  toObject() {
    const { head, file, base, linesMinor, earlier, counts, lines } = this.resource
    const { currency, totalMinor } = head
    const difference = linesMinor - totalMinor
    return {
      base,
      headers: file.headers,
      encoding: file.encoding,
      lacking: file.lacking,
      columns: { ...file.columns.fields, unit: file.columns.unit },
      problems: file.problems,
      problemCount: file.problemCount,
      earlier: earlier && {
        id: earlier.id,
        name: earlier.name,
        importedText: formatLagosDate(earlier.createdAt),
      },
      totalText: formatMinorAmount(totalMinor, currency),
      linesText: formatMinorAmount(linesMinor, currency),
      differenceText: difference === 0 ? null : formatMinorAmount(difference, currency),
      lineCount: lines.length,
      agreed: lines.filter(({ findings }) => findings.length === 0).length,
      findings: Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([finding, count]) => ({
          finding: finding as InvoiceFinding,
          text: FINDING_LABELS[finding as InvoiceFinding],
          lines: count,
        })),
      lines: lines.slice(0, PREVIEW_LINES_SHOWN).map((line) => ({
        ...formatInvoiceLine(line, currency),
        trackingNumber: line.trackingNumber,
      })),
    }
  }
}
