import { router } from '@inertiajs/react'

/** What a decision about a line changes of the page. */
export const DECIDED = ['invoice', 'counts', 'lines']

/** The invoice after a decision. Its lines stay until the new ones have come, and with them a menu that is open. */
export function readAnew() {
  router.reload({ only: DECIDED })
}
