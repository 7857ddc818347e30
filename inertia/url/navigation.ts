import { router } from '@inertiajs/react'

export const PRESERVE_PAGE = { preserveState: true, preserveScroll: true }

/** Identifies the latest navigation, so that an earlier one can tell it was superseded. */
let navigationCount = 0

let showFirstPage: () => void
const firstPageShown = new Promise<void>((resolve) => (showFirstPage = resolve))

/**
 * Waits from the start until Inertia has written the first page into the history. A change of the
 * URL before that would make it forget the page's deferred props.
 */
export function awaitFirstPage() {
  const forget = router.on('navigate', () => {
    forget()
    showFirstPage()
  })
}

/** The target of the last navigation until the browser shows it. */
let pendingUrl: URL | null = null

/** Cancels pending corrections of the URL after Back or Forward. */
export function resetNavigation() {
  navigationCount += 1
  pendingUrl = null
}

/** The URL that this page will have: Inertia updates it only after rendering. */
export function currentUrl(): URL {
  const shown = new URL(window.location.href)
  return pendingUrl?.pathname === shown.pathname ? pendingUrl : shown
}

/**
 * Changes the URL without leaving the page. While a reload is pending, Inertia's `preserveUrl`
 * keeps the old URL even for other visits, so the visit is repeated afterwards.
 */
export function navigateWithinPage(url: string, { replace }: { replace: boolean }) {
  navigationCount += 1
  const navigation = navigationCount
  pendingUrl = new URL(url, window.location.href)
  const { pathname, href } = pendingUrl
  const isLost = () =>
    navigation === navigationCount &&
    window.location.pathname === pathname &&
    window.location.href !== href

  const onFinish = () => {
    if (!isLost()) return finishNavigation(navigation)
    const forget = router.on('finish', () => {
      forget()
      // Inertia forgets a visit that begins just as its queue runs empty, so this is another task.
      setTimeout(() => {
        if (isLost()) navigateWithinPage(url, { replace })
        else finishNavigation(navigation)
      })
    })
  }
  void firstPageShown.then(() =>
    router[replace ? 'replace' : 'push']({ url, ...PRESERVE_PAGE, onFinish })
  )
}

function finishNavigation(from: number) {
  if (from === navigationCount) pendingUrl = null
}
