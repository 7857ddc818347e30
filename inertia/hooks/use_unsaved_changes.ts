import { useEffect } from 'react'
import type { PendingVisit } from '@inertiajs/core'
import { router } from '@inertiajs/react'

const UNSAVED_WARNING = 'You have unsaved changes. Leave without saving?'

/** Forms with unsaved changes. */
const unsavedForms = new Set<object>()

/** Asks before navigation or closing loses changes. Returns a guarded way to close the form. */
export function useUnsavedChanges(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return
    const form = {}
    historyIndex = currentHistoryIndex()
    unsavedForms.add(form)
    return () => void unsavedForms.delete(form)
  }, [isChanged])

  return (leave: () => void) => {
    if (!isChanged || confirmUnsaved()) leave()
  }
}

/** Asks whether to lose unsaved changes. Call this before a command that leaves the page. */
export function confirmLeave(): boolean {
  if (unsavedForms.size === 0) return true
  if (!confirmUnsaved()) return false
  unsavedForms.clear()
  return true
}

/** Uses the native dialog, because it blocks the navigation until the user answers. */
function confirmUnsaved(): boolean {
  return window.confirm(UNSAVED_WARNING)
}

let historyIndex = 0
let isComingBack = false

/** Runs before Inertia starts, so that our listener gets Back before Inertia shows a page. */
export function guardNavigation() {
  router.on('before', ({ detail: { visit } }) => {
    return visit.prefetch || staysOnPage(visit) || confirmLeave()
  })
  window.addEventListener('beforeunload', (event) => {
    if (unsavedForms.size > 0) event.preventDefault()
  })
  window.addEventListener('popstate', handlePopState)
}

type HistoryHandler = (event: PopStateEvent) => boolean

const historyHandlers = new Set<HistoryHandler>()

/**
 * Registers a handler of Back and Forward; returns a function to remove it. A handler that returns
 * true has kept the page, so there is no warning.
 */
export function handleHistory(answer: HistoryHandler): () => void {
  historyHandlers.add(answer)
  return () => void historyHandlers.delete(answer)
}

/** The URL has already changed, so staying means going back to it. */
function handlePopState(event: PopStateEvent) {
  // A link to an anchor stays on the page.
  if (event.state === null) {
    historyIndex = currentHistoryIndex()
    return
  }
  if (!isComingBack && [...historyHandlers].some((answer) => answer(event))) {
    event.stopImmediatePropagation()
    return
  }
  if (isComingBack || !confirmLeave()) {
    event.stopImmediatePropagation()
    if (!isComingBack) window.history.go(historyIndex - currentHistoryIndex() || 1)
    isComingBack = !isComingBack
  }
}

/** Without the Navigation API, the index is always 0 and every move counts as Back. */
function currentHistoryIndex(): number {
  return 'navigation' in window ? (window.navigation.currentEntry?.index ?? 0) : 0
}

/** Reloads of props, such as a dialog's content, leave forms unchanged. */
function staysOnPage({ url, only, preserveState }: PendingVisit): boolean {
  if (url.pathname !== window.location.pathname) return false
  return url.search === window.location.search || (only.length > 0 && preserveState === true)
}
