import { router } from '@inertiajs/react'
import { setPageUser } from '~/api/page_user'
import { deleteDrafts } from '~/hooks/local_drafts'
import { deleteRecentShipments } from '~/hooks/recent_shipments_store'

/** After signing out: the pages that this browser kept become unreadable, and drafts and the shipments last seen are gone. */
export function clearBrowserData() {
  setPageUser(undefined)
  router.clearHistory()
  deleteDrafts()
  deleteRecentShipments()
}
