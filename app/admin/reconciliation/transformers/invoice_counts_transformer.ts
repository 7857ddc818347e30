import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatMinorAmount } from '#shipping/costs/rules/currencies'
import type { countInvoiceLines } from '#admin/reconciliation/invoice_line_list'
import {
  type InvoiceFinding,
  FINDING_LABELS,
  LINE_STATE_LABELS,
  type InvoiceLineState,
} from '#admin/reconciliation/rules/invoice_labels'

type LineCounts = Awaited<ReturnType<typeof countInvoiceLines>>

export default class InvoiceCountsTransformer extends BaseTransformer<LineCounts> {
  constructor(
    counts: LineCounts,
    private readonly currency: string
  ) {
    super(counts)
  }

  toObject() {
    const { found, states, creditedMinor } = this.resource
    return {
      findings: found.map(({ finding, lines, open }) => ({
        finding: finding as InvoiceFinding,
        text: FINDING_LABELS[finding],
        lines,
        open,
      })),
      states: states.map(({ status, lines, minor }) => ({
        status: status as InvoiceLineState,
        text: LINE_STATE_LABELS[status],
        lines,
        sumText: formatMinorAmount(minor, this.currency),
      })),
      creditedText: creditedMinor > 0 ? formatMinorAmount(creditedMinor, this.currency) : null,
    }
  }
}
