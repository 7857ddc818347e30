import { router } from '@inertiajs/react'

export const INVOICE_PROPS = ['invoice', 'counts', 'lines']

/** Keeps the lines until the new ones arrive, and with them an open menu. */
export function reloadInvoice() {
  router.reload({ only: INVOICE_PROPS })
}
