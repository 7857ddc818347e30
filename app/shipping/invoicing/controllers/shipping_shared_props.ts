import type { HttpContext } from '@adonisjs/core/http'
import { readForShell } from '#identity/sessions/controllers/identity_shared_props'
import { isBilledByInvoice } from '#shipping/invoicing/billing_accounts'

/** The shared prop of this module: whether the navigation leads to invoices. */
export function shareShippingProps(ctx: HttpContext) {
  return { isInvoiced: () => readForShell(ctx, isBilledByInvoice) }
}
