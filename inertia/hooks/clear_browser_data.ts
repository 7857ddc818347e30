import { router } from '@inertiajs/react'
import { setPageUser } from '~/api/page_user'
import { deleteDrafts } from '~/hooks/local_drafts'
import { deleteRecentShipments } from '~/hooks/recent_shipments_store'

/** Clears what remains after sign-out: saved pages, drafts and recent shipments. */
export function clearBrowserData() {
  setPageUser(undefined)
  router.clearHistory()
  deleteDrafts()
  deleteRecentShipments()
}
