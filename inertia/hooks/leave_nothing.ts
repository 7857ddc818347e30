import { router } from '@inertiajs/react'
import { keepCaller } from '~/api/page_caller'
import { forgetDrafts } from '~/hooks/drafts'
import { forgetSeen } from '~/hooks/last_seen'

/** After signing out: the pages that this browser kept become unreadable, and drafts and the shipments last seen are gone. */
export function leaveNothing() {
  keepCaller(undefined)
  router.clearHistory()
  forgetDrafts()
  forgetSeen()
}
