import type { HttpContext } from '@adonisjs/core/http'
import { waitingAbout } from '#identity/approvals/waiting'
import WaitingApprovalTransformer from '#identity/approvals/waiting_approval_transformer'
import { callerOf } from '#identity/sessions/caller'
import { wholeInvoice } from '#shipping/invoicing/invoices'
import BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'
import WholeInvoiceTransformer from '#shipping/invoicing/transformers/whole_invoice_transformer'
import { matchesOf, paymentsFor } from '#admin/billing_runs/invoice_matches'
import MatchTransformer from '#admin/billing_runs/transformers/match_transformer'
import PaymentTransformer from '#admin/billing_runs/transformers/payment_transformer'

export default class BillingInvoicePageController {
  async render(ctx: HttpContext) {
    const whole = await wholeInvoice(ctx.params.id)
    const { id } = whole.invoice
    const notes = await BillingInvoice.query().where('creditsId', id).orderBy('id')
    return ctx.inertia.render('admin/billing_runs/billing_invoice', {
      whole: WholeInvoiceTransformer.transform(whole).depth(2),
      matches: MatchTransformer.transform(await matchesOf(id)),
      payments: PaymentTransformer.transform(await paymentsFor(whole.invoice)),
      notes: InvoiceTransformer.transform(notes),
      waiting: WaitingApprovalTransformer.transform(
        await waitingAbout(callerOf(ctx), { invoice: [id] })
      ),
      canWriteOff: callerOf(ctx).user.role === 'ROOT',
    })
  }
}
