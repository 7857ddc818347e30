import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { CARRIER_NAMES } from '#shipping/pricing/rules/carriers'
import { rememberColumns } from '#admin/reconciliation/remembered_columns'
import { invoiceColumnsValidator } from '#admin/reconciliation/validators'

export default class InvoiceColumnsController {
  async update(ctx: HttpContext) {
    const { carrier, unit, ...fields } = await ctx.request.validateUsing(invoiceColumnsValidator)
    await rememberColumns(callerOf(ctx), carrier, { fields, unit })
    return { message: `The columns of ${CARRIER_NAMES[carrier]} are remembered.` }
  }
}
