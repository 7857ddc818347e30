import type { HttpContext } from '@adonisjs/core/http'
import { listPendingApprovals } from '#identity/approvals/pending_approvals'
import WaitingApprovalTransformer from '#identity/approvals/waiting_approval_transformer'
import { callerOf } from '#identity/sessions/caller'
import { readPageOrFirst, pageFrom } from '#shared/http/keyset_page'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { listInvoiceLinePage } from '#shipping/invoicing/invoice_lists'
import { loadInvoiceWithoutLines } from '#shipping/invoicing/load_invoice'
import BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import BilledLineTransformer from '#shipping/invoicing/transformers/billed_line_transformer'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'
import WholeInvoiceTransformer from '#shipping/invoicing/transformers/whole_invoice_transformer'
import { billingInvoicePageValidator } from '#admin/billing_runs/billing_validator'
import { listInvoiceMatches, listMatchablePayments } from '#admin/billing_runs/invoice_matches'
import InvoiceMatchTransformer from '#admin/billing_runs/transformers/invoice_match_transformer'
import PaymentTransformer from '#admin/billing_runs/transformers/payment_transformer'

export default class BillingInvoicePageController {
  async render(ctx: HttpContext) {
    const whole = await loadInvoiceWithoutLines(ctx.params.id)
    const { id } = whole.invoice
    const { payments: place, ...listQuery } = await readPageQuery(ctx, billingInvoicePageValidator)
    const lines = async () => {
      const { rows, metadata } = await readPageOrFirst(listQuery, (pageQuery) =>
        listInvoiceLinePage(id, pageQuery)
      )
      return BilledLineTransformer.paginate(rows, metadata)
    }
    const payments = await pageFrom(place, (cursor) => listMatchablePayments(whole.invoice, cursor))
    const notes = await BillingInvoice.query().where('creditsId', id).orderBy('id')
    return ctx.inertia.render('admin/billing_runs/billing_invoice', {
      listQuery: echoPageQuery(ctx, listQuery),
      whole: WholeInvoiceTransformer.transform(whole).useVariant('forPage').depth(2),
      lines: ctx.inertia.defer(lines, { rescue: true }),
      matches: InvoiceMatchTransformer.transform(await listInvoiceMatches(id)),
      payments: PaymentTransformer.transform(payments.credits),
      /** The cursor of older payments, and whether newer ones were skipped. */
      olderPayments: payments.next,
      hasNewerPayments: payments.isContinued,
      notes: InvoiceTransformer.transform(notes),
      waiting: WaitingApprovalTransformer.transform(
        await listPendingApprovals(callerOf(ctx), { invoice: [id] })
      ),
      canWriteOff: await ctx.bouncer.allows('actAsRoot'),
    })
  }
}
