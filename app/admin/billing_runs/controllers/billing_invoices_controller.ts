import type { HttpContext } from '@adonisjs/core/http'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'
import { listAgeingByBusiness } from '#admin/billing_runs/receivables_ageing'
import { billingInvoiceListValidator } from '#admin/billing_runs/billing_validator'
import { listBillingInvoices } from '#admin/billing_runs/billing_invoice_list'
import AgeingTransformer from '#admin/billing_runs/transformers/ageing_transformer'

export default class BillingInvoicesController {
  async index(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(billingInvoiceListValidator)
    const { rows, metadata } = await listBillingInvoices(listQuery)
    return ctx.serialize(InvoiceTransformer.paginate(rows, metadata).useVariant('forStaff'))
  }

  async ageing(ctx: HttpContext) {
    return ctx.serialize(AgeingTransformer.transform(await listAgeingByBusiness()))
  }
}
