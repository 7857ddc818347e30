import { router } from '@inertiajs/react'

export const INVOICE_PROPS = ['invoice', 'counts', 'lines']

/** Shows the old lines until the new ones arrive, so that an open menu stays open. */
export function reloadInvoice() {
  router.reload({ only: INVOICE_PROPS })
}
