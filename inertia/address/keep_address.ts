import { router } from '@inertiajs/react'
import { forgetTravels, travel } from '~/address/travel'
import { forgetReading, joinsUnderWay, noteReading } from '~/address/use_address'

/**
 * What comes after a page, or is read again on it, belongs to the address that is shown by then. Inertia takes the one
 * that was asked, and so would open a dialog again that was closed meanwhile, or close one that was opened.
 */
export function keepAddress() {
  router.on('before', ({ detail: { visit } }) => {
    const isReadAgain = visit.async && visit.url.href === window.location.href
    const isDeferred = 'deferredProps' in visit && visit.deferredProps
    if (!isReadAgain && !isDeferred) return
    if (joinsUnderWay(visit.only)) return false
    visit.preserveUrl = true
    noteReading(visit.id, visit.only)
  })
  router.on('finish', ({ detail: { visit } }) => forgetReading(visit.id))
  addEventListener('popstate', forgetTravels)
  addEventListener('popstate', goToPlace)
}

/** To follow a plain link to a place on the page. Inertia would call the page by its whole URL from then on. */
function goToPlace(event: PopStateEvent) {
  if (event.state !== null) return
  event.stopImmediatePropagation()
  const { pathname, search, hash } = window.location
  travel(pathname + search + hash, { replace: true })
}
