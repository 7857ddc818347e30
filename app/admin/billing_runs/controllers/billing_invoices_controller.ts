import type { HttpContext } from '@adonisjs/core/http'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'
import { ageingByBusiness } from '#admin/billing_runs/ageing'
import { invoiceListValidator } from '#admin/billing_runs/billing_validator'
import { invoicePage } from '#admin/billing_runs/invoice_list'
import AgeingTransformer from '#admin/billing_runs/transformers/ageing_transformer'

export default class BillingInvoicesController {
  async index(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(invoiceListValidator)
    const { rows, metadata } = await invoicePage(question)
    return ctx.serialize(InvoiceTransformer.paginate(rows, metadata).useVariant('forStaff'))
  }

  async ageing(ctx: HttpContext) {
    return ctx.serialize(AgeingTransformer.transform(await ageingByBusiness()))
  }
}
