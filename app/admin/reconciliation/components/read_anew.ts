import { router } from '@inertiajs/react'

/** The invoice after a decision. Its lines stay until the new ones have come, and with them a menu that is open. */
export function readAnew() {
  router.reload({ only: ['invoice', 'counts', 'lines'] })
}
