import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { listOwnInvoicesAfter } from '#shipping/invoicing/invoice_lists'
import { ownInvoiceListValidator } from '#shipping/invoicing/invoice_validator'
import { loadInvoice, requireVisibleInvoice } from '#shipping/invoicing/load_invoice'
import { createInvoiceCsv } from '#shipping/invoicing/documents/invoice_csv'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'
import WholeInvoiceTransformer from '#shipping/invoicing/transformers/whole_invoice_transformer'

export default class InvoicesController {
  async index(ctx: HttpContext) {
    const listQuery = await ownInvoiceListValidator.validate(ctx.request.qs())
    const caller = callerOf(ctx)
    const { rows, place } = await readFromReplica(caller, () =>
      listOwnInvoicesAfter(caller, listQuery)
    )
    return { ...(await ctx.serialize(InvoiceTransformer.transform(rows))), ...place }
  }

  async show(ctx: HttpContext) {
    const whole = await loadInvoice(await requireVisibleInvoice(callerOf(ctx), ctx.params.id))
    return ctx.serialize(WholeInvoiceTransformer.transform(whole).depth(2))
  }

  async export(ctx: HttpContext) {
    const whole = await loadInvoice(await requireVisibleInvoice(callerOf(ctx), ctx.params.id))
    return sendCsv(ctx, `${whole.invoice.number}.csv`, createInvoiceCsv(whole))
  }
}
