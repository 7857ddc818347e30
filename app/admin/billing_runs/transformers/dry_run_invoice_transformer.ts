import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo, naira } from '#shared/money/rules/money'
import type { DryRunInvoice } from '#shipping/invoicing/billing_dry_run'

export default class DryRunInvoiceTransformer extends BaseTransformer<DryRunInvoice> {
  toObject() {
    const { organizationId, name, lines, totalKobo, openingKobo, closingKobo, failure } =
      this.resource
    return {
      organizationId,
      name,
      lines,
      failure,
      total: naira(totalKobo),
      totalText: formatKobo(totalKobo),
      openingText: formatKobo(openingKobo),
      closingText: formatKobo(closingKobo),
    }
  }
}
