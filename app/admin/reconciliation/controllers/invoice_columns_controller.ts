import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { CARRIER_NAMES } from '#shipping/pricing/rules/carriers'
import { saveInvoiceColumns } from '#admin/reconciliation/saved_invoice_columns'
import { invoiceColumnsValidator } from '#admin/reconciliation/reconciliation_validators'

export default class InvoiceColumnsController {
  async update(ctx: HttpContext) {
    const { carrier, unit, ...fields } = await ctx.request.validateUsing(invoiceColumnsValidator)
    await saveInvoiceColumns(callerOf(ctx), carrier, { fields, unit })
    return {
      message: `Saved. We will read later files of ${CARRIER_NAMES[carrier]} with these columns.`,
    }
  }
}
