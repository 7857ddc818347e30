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
export function usePageChanges(main: RefObject<HTMLElement | null>) {
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

const LOOK_AGAIN_MS = 50
const PATIENCE = 100

/**
 * A drawer that closes puts the focus back where it was opened, so that has to happen first. What was
 * opened since then keeps the focus: somebody is typing there.
 */
function focusContent(main: HTMLElement | null, closing = openDialogs(), patience = PATIENCE) {
  if (patience > 0 && closing.some((dialog) => dialog.isConnected)) {
    setTimeout(() => focusContent(main, closing, patience - 1), LOOK_AGAIN_MS)
  } else if (main && !main.contains(document.activeElement) && openDialogs().length === 0) {
    main.focus({ preventScroll: true })
  }
}

const openDialogs = () => [...document.querySelectorAll('[role="dialog"]')]

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
