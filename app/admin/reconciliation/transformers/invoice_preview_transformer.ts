import { BaseTransformer } from '@adonisjs/core/transformers'
import { dateText } from '#shared/time/lagos_time'
import { amountText } from '#shipping/costs/rules/currencies'
import type { InvoicePreview } from '#admin/reconciliation/previewing'
import { type Finding, FINDINGS } from '#admin/reconciliation/rules/invoice_words'
import { lineWords } from '#admin/reconciliation/transformers/line_words'

/** As much as somebody looks through before it is kept; afterwards all lines are there, in pages. */
const SHOWN = 500
export default class InvoicePreviewTransformer extends BaseTransformer<InvoicePreview> {
  toObject() {
    const { head, file, base, linesMinor, earlier, counts, lines } = this.resource
    const { currency, totalMinor } = head
    const difference = linesMinor - totalMinor
    return {
      ...{ base, headers: file.headers, encoding: file.encoding, lacking: file.lacking },
      columns: { ...file.columns.fields, unit: file.columns.unit },
      ...{ problems: file.problems, problemCount: file.problemCount },
      earlier: earlier && {
        ...{ id: earlier.id, name: earlier.name, importedText: dateText(earlier.createdAt) },
      },
      totalText: amountText(totalMinor, currency),
      linesText: amountText(linesMinor, currency),
      differenceText: difference === 0 ? null : amountText(difference, currency),
      lineCount: lines.length,
      agreed: lines.filter(({ findings }) => findings.length === 0).length,
      findings: Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([finding, count]) => ({
          ...{ finding: finding as Finding, text: FINDINGS[finding as Finding], lines: count },
        })),
      lines: lines.slice(0, SHOWN).map((line) => ({
        ...lineWords(line, currency),
        trackingNumber: line.trackingNumber,
      })),
    }
  }
}
