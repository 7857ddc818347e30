import { BaseTransformer } from '@adonisjs/core/transformers'
import { amountText } from '#shipping/costs/rules/currencies'
import type { lineCounts } from '#admin/reconciliation/line_list'
import {
  type Finding,
  FINDINGS,
  LINE_STATES,
  type LineState,
} from '#admin/reconciliation/rules/invoice_words'

type Counts = Awaited<ReturnType<typeof lineCounts>>

/** How the lines of an invoice stand, with their sums in its currency. */
export default class InvoiceCountsTransformer extends BaseTransformer<Counts> {
  constructor(
    counts: Counts,
    private readonly currency: string
  ) {
    super(counts)
  }

  toObject() {
    const { found, states, creditedMinor } = this.resource
    return {
      findings: found.map(({ finding, lines, open }) => ({
        ...{ finding: finding as Finding, text: FINDINGS[finding], lines, open },
      })),
      states: states.map(({ status, lines, minor }) => ({
        status: status as LineState,
        ...{ text: LINE_STATES[status], lines, sumText: amountText(minor, this.currency) },
      })),
      creditedText: creditedMinor > 0 ? amountText(creditedMinor, this.currency) : null,
    }
  }
}
