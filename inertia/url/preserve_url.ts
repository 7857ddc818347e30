import { router } from '@inertiajs/react'
import { awaitFirstPage, navigateWithinPage, resetNavigation } from '~/url/navigation'
import { untrackReload, joinPendingRequest, trackReload } from '~/url/use_url_query'

/**
 * Deferred props and reloads must keep the URL that is shown when they arrive. Inertia restores the
 * URL of the request, which would reopen a closed dialog or close an open one.
 */
export function preserveUrl() {
  awaitFirstPage()
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

/** Handles a link to an anchor; otherwise Inertia would identify the page by its whole URL. */
function visitAnchor(event: PopStateEvent) {
  if (event.state !== null) return
  event.stopImmediatePropagation()
  const { pathname, search, hash } = window.location
  navigateWithinPage(pathname + search + hash, { replace: true })
}
