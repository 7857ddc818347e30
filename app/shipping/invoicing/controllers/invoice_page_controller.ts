import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { pageAt } from '#shared/http/keyset_page'
import { invoiceLinePage } from '#shipping/invoicing/invoice_lists'
import { invoiceLinesValidator } from '#shipping/invoicing/invoice_validator'
import { invoiceHeadSeenBy } from '#shipping/invoicing/invoices'
import BilledLineTransformer from '#shipping/invoicing/transformers/billed_line_transformer'
import WholeInvoiceTransformer from '#shipping/invoicing/transformers/whole_invoice_transformer'

export default class InvoicePageController {
  async render(ctx: HttpContext) {
    const whole = await invoiceHeadSeenBy(callerOf(ctx), ctx.params.id)
    const question = await pageQuestion(ctx, invoiceLinesValidator)
    const lines = async () => {
      const { rows, metadata } = await pageAt(question, (asked) =>
        invoiceLinePage(whole.invoice.id, asked)
      )
      return BilledLineTransformer.paginate(rows, metadata)
    }
    return ctx.inertia.render('shipping/invoicing/invoice', {
      question: understood(ctx, question),
      whole: WholeInvoiceTransformer.transform(whole).useVariant('forPage').depth(2),
      lines: ctx.inertia.defer(lines, { rescue: true }),
    })
  }
}
