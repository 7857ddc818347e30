import { router } from '@inertiajs/react'
import { forgetDrafts } from '~/hooks/drafts'

/** After signing out: the pages that this browser kept become unreadable, and drafts are gone. */
export function leaveNothing() {
  router.clearHistory()
  forgetDrafts()
}
