import { router } from '@inertiajs/react'
import { resetNavigation, navigateWithinPage } from '~/address/navigation'
import { untrackReload, joinPendingRequest, trackReload } from '~/address/use_address'

/**
 * What comes after a page, or is read again on it, belongs to the address that is shown by then. Inertia takes the one
 * that was asked, and so would open a dialog again that was closed meanwhile, or close one that was opened.
 */
export function preserveAddress() {
  router.on('before', ({ detail: { visit } }) => {
    const isReadAgain = visit.async && visit.url.href === window.location.href
    const isDeferred = 'deferredProps' in visit && visit.deferredProps
    if (!isReadAgain && !isDeferred) return
    if (joinPendingRequest(visit.only)) return false
    visit.preserveUrl = true
    trackReload(visit.id, visit.only)
  })
  router.on('finish', ({ detail: { visit } }) => untrackReload(visit.id))
  addEventListener('popstate', resetNavigation)
  addEventListener('popstate', visitAnchor)
}

/** To follow a plain link to a place on the page. Inertia would call the page by its whole URL from then on. */
function visitAnchor(event: PopStateEvent) {
  if (event.state !== null) return
  event.stopImmediatePropagation()
  const { pathname, search, hash } = window.location
  navigateWithinPage(pathname + search + hash, { replace: true })
}
