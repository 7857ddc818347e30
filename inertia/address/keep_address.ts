import { router } from '@inertiajs/react'

/**
 * What comes after a page, or is read again on it, belongs to the address that is shown by then. Inertia takes the one
 * that was asked, and so would open a dialog again that was closed meanwhile, or close one that was opened.
 */
export function keepAddress() {
  router.on('before', ({ detail: { visit } }) => {
    const isReadAgain = visit.async && visit.url.href === window.location.href
    if (isReadAgain || ('deferredProps' in visit && visit.deferredProps)) visit.preserveUrl = true
  })
}
