import { useEffect } from 'react'
import type { PendingVisit } from '@inertiajs/core'
import { router } from '@inertiajs/react'

const UNSAVED_WARNING = 'You have unsaved changes. Leave without saving?'

/** The forms on the page with something in them that nobody has saved. */
const unsavedForms = new Set<object>()

/**
 * Asks before what was typed is lost: to another page, Back and Forward, and the end of the tab.
 * Answers how to close the form itself, which asks as well.
 */
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

/** For what leads away after a command: it has to be asked before the command is sent. */
export function confirmLeave(): boolean {
  if (unsavedForms.size === 0) return true
  if (!confirmUnsaved()) return false
  unsavedForms.clear()
  return true
}

/** The browser's own question, because it holds whatever was about to happen until it is answered. */
function confirmUnsaved(): boolean {
  return window.confirm(UNSAVED_WARNING)
}

let historyIndex = 0
let isComingBack = false

/**
 * Once, and before Inertia begins to listen: who listens first hears first of Back, and Inertia would
 * show the other page.
 */
export function guardNavigation() {
  router.on('before', ({ detail: { visit } }) => {
    return visit.prefetch || staysOnPage(visit) || confirmLeave()
  })
  window.addEventListener('beforeunload', (event) => {
    if (unsavedForms.size > 0) event.preventDefault()
  })
  window.addEventListener('popstate', handlePopState)
}

/** Whoever answers Back and Forward within their page themselves; true where they have. */
type HistoryHandler = (event: PopStateEvent) => boolean

const historyHandlers = new Set<HistoryHandler>()

/** Answers how to stop. What is answered is no change of page, so nothing is lost and nobody is asked. */
export function handleHistory(answer: HistoryHandler): () => void {
  historyHandlers.add(answer)
  return () => void historyHandlers.delete(answer)
}

/** The address has changed already, so whoever stays is brought back to it. */
function handlePopState(event: PopStateEvent) {
  // A plain link to a place on the page: nothing is left.
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

/** Browsers that cannot tell are taken to have gone back. */
function currentHistoryIndex(): number {
  return 'navigation' in window ? (window.navigation.currentEntry?.index ?? 0) : 0
}

/** What only brings more to a page, such as the content of a dialog, leaves the forms on it as they are. */
function staysOnPage({ url, only, preserveState }: PendingVisit): boolean {
  if (url.pathname !== window.location.pathname) return false
  return url.search === window.location.search || (only.length > 0 && preserveState === true)
}
