import { type RefObject, useEffect } from 'react'
import { router } from '@inertiajs/react'
import { CONNECTIVITY_ERROR, PROCESSING_ERROR } from '~/hooks/api_outcome'
import { toast } from '~/ui/toaster'

/** The path of the page that is shown. It outlives the layout, which a page may change. */
let shownPath: string | null = null

/**
 * On each change of page, what a full load would have done: the reader starts at the top (Inertia
 * scrolls) and in the content, so that a screen reader reads it and Tab goes on from there.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function arrive(path: string) {
      const changed = shownPath !== null && shownPath !== path
      shownPath = path
      if (changed) setTimeout(() => focusContent(main.current))
    }

    arrive(window.location.pathname)
    return router.on('navigate', ({ detail }) => {
      arrive(new URL(detail.page.url, window.location.origin).pathname)
    })
  }, [main])
}

/** What is open keeps the focus: somebody is typing there. */
function focusContent(main: HTMLElement | null) {
  const isDialogOpen = document.querySelector('[role="dialog"]') !== null
  if (main && !main.contains(document.activeElement) && !isDialogOpen) {
    main.focus({ preventScroll: true })
  }
}

/** A visit that did not arrive says so, instead of a link that seems dead. */
export function useVisitErrors() {
  useEffect(() => {
    const stopNetwork = router.on('networkError', (event) => {
      event.preventDefault()
      toast.error(CONNECTIVITY_ERROR)
    })
    const stopHttp = router.on('httpException', (event) => {
      // An error page of ours says more than a toast: let it be shown.
      if (event.detail.response.headers['x-inertia']) return
      event.preventDefault()
      toast.error(PROCESSING_ERROR)
    })
    return () => {
      stopNetwork()
      stopHttp()
    }
  }, [])
}
