import { router } from '@inertiajs/react'

/** What a decision about a line changes of the page. */
export const INVOICE_PROPS = ['invoice', 'counts', 'lines']

/** The invoice after a decision. Its lines stay until the new ones have come, and with them a menu that is open. */
export function reloadInvoice() {
  router.reload({ only: INVOICE_PROPS })
}
