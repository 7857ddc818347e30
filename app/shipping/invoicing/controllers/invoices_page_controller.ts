import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { pageAt } from '#shared/http/keyset_page'
import { dateText } from '#shared/time/lagos_time'
import { billedCycle } from '#shipping/invoicing/billed_businesses'
import { periodAt } from '#shipping/invoicing/billing_periods'
import { ownInvoicePage } from '#shipping/invoicing/invoice_lists'
import { invoicePageValidator } from '#shipping/invoicing/invoice_validator'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'

export default class InvoicesPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const question = await pageQuestion(ctx, invoicePageValidator)
    const invoices = async () => {
      const { rows, metadata } = await readFromReplica(caller, () =>
        pageAt(question, (asked) => ownInvoicePage(caller, asked))
      )
      return InvoiceTransformer.paginate(rows, metadata)
    }
    const cycle = await billedCycle(caller.organization.id)
    return ctx.inertia.render('shipping/invoicing/invoices', {
      question: understood(ctx, question),
      /** The day after which the next invoice is written; null for whom none is. */
      billedUntil: cycle && dateText(periodAt(cycle, DateTime.now()).to),
      invoices: ctx.inertia.defer(invoices, { rescue: true }),
    })
  }
}
