import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { callerOf } from '#identity/sessions/caller'
import { naira } from '#shared/money/rules/money'
import { readFromReplica } from '#shared/scale/replica_reads'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { readPageOrFirst } from '#shared/http/keyset_page'
import { formatLagosDate } from '#shared/time/lagos_time'
import { findBilledCycle } from '#shipping/invoicing/billing_accounts'
import { billingPeriodAt } from '#shipping/invoicing/billing_periods'
import { listOwnInvoicePage } from '#shipping/invoicing/invoice_lists'
import { invoicePageValidator } from '#shipping/invoicing/invoice_validator'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'
import Wallet from '#wallet/balances/wallet'

export default class InvoicesPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const listQuery = await readPageQuery(ctx, invoicePageValidator)
    const invoices = async () => {
      const { rows, metadata } = await readFromReplica(caller, () =>
        readPageOrFirst(listQuery, (pageQuery) => listOwnInvoicePage(caller, pageQuery))
      )
      return InvoiceTransformer.paginate(rows, metadata)
    }
    const { creditLimitKobo } = await Wallet.of(caller)
    const cycle = await findBilledCycle(caller.organization.id)
    return ctx.inertia.render('shipping/invoicing/invoices', {
      listQuery: echoPageQuery(ctx, listQuery),
      /** The last day before the next invoice; null if the business is not billed. */
      billedUntil: cycle && formatLagosDate(billingPeriodAt(cycle, DateTime.now()).to),
      /** Naira that the business may owe, or 0. */
      creditLimit: naira(creditLimitKobo),
      invoices: ctx.inertia.defer(invoices, { rescue: true }),
    })
  }
}
