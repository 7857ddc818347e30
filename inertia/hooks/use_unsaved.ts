import { useEffect } from 'react'
import type { PendingVisit } from '@inertiajs/core'
import { router } from '@inertiajs/react'

const QUESTION = 'You have unsaved changes. Leave without saving?'

/** The forms on the page with something in them that nobody has saved. */
const unsaved = new Set<object>()

/**
 * Asks before what was typed is lost: to another page, Back and Forward, and the end of the tab.
 * Answers how to close the form itself, which asks as well.
 */
export function useUnsaved(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return
    const form = {}
    place = placeInHistory()
    unsaved.add(form)
    return () => void unsaved.delete(form)
  }, [isChanged])

  return (leave: () => void) => {
    if (!isChanged || ask()) leave()
  }
}

/** For what leads away after a command: it has to be asked before the command is sent. */
export function mayLeave(): boolean {
  if (unsaved.size === 0) return true
  if (!ask()) return false
  unsaved.clear()
  return true
}

/** The browser's own question, because it holds whatever was about to happen until it is answered. */
function ask(): boolean {
  return window.confirm(QUESTION)
}

let place = 0
let isComingBack = false

/**
 * Once, and before Inertia begins to listen: who listens first hears first of Back, and Inertia would
 * show the other page.
 */
export function watchTheWaysOut() {
  router.on('before', ({ detail: { visit } }) => {
    return visit.prefetch || staysOnPage(visit) || mayLeave()
  })
  window.addEventListener('beforeunload', (event) => {
    if (unsaved.size > 0) event.preventDefault()
  })
  window.addEventListener('popstate', holdHistory)
}

/** Whoever answers Back and Forward within their page themselves; true where they have. */
type Answer = (event: PopStateEvent) => boolean

const answers = new Set<Answer>()

/** Answers how to stop. What is answered is no change of page, so nothing is lost and nobody is asked. */
export function answerHistory(answer: Answer): () => void {
  answers.add(answer)
  return () => void answers.delete(answer)
}

/** The address has changed already, so whoever stays is brought back to it. */
function holdHistory(event: PopStateEvent) {
  // A plain link to a place on the page: nothing is left.
  if (event.state === null) {
    place = placeInHistory()
    return
  }
  if (!isComingBack && [...answers].some((answer) => answer(event))) {
    event.stopImmediatePropagation()
    return
  }
  if (isComingBack || !mayLeave()) {
    event.stopImmediatePropagation()
    if (!isComingBack) window.history.go(place - placeInHistory() || 1)
    isComingBack = !isComingBack
  }
}

/** Browsers that cannot tell are taken to have gone back. */
function placeInHistory(): number {
  return 'navigation' in window ? (window.navigation.currentEntry?.index ?? 0) : 0
}

/** What only brings more to a page, such as the content of a dialog, leaves the forms on it as they are. */
function staysOnPage({ url, only, preserveState }: PendingVisit): boolean {
  if (url.pathname !== window.location.pathname) return false
  return url.search === window.location.search || (only.length > 0 && preserveState === true)
}
