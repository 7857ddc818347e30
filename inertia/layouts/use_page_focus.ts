import { type RefObject, useEffect } from 'react'
import { router } from '@inertiajs/react'
import { CONNECTIVITY_ERROR, PROCESSING_ERROR } from '~/api/api_outcome'
import { toast } from '~/ui/toaster'

/** The path shown last. Kept outside the component, because the layout may be replaced. */
let shownPath: string | null = null

/** Moves the focus to the content, as a full load would, for screen readers and Tab. */
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

/** An open dialog keeps the focus. */
function focusContent(main: HTMLElement | null) {
  const isDialogOpen = document.querySelector('[role="dialog"]') !== null
  if (main && !main.contains(document.activeElement) && !isDialogOpen) {
    main.focus({ preventScroll: true })
  }
}

/** Shows a toast when a visit fails; otherwise the pressed link would seem to do nothing. */
export function useVisitErrors() {
  useEffect(() => {
    const stopNetwork = router.on('networkError', (event) => {
      event.preventDefault()
      toast.error(CONNECTIVITY_ERROR)
    })
    const stopHttp = router.on('httpException', (event) => {
      // A response with the header X-Inertia is our error page, which says more than a toast.
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
