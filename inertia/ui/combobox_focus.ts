import type { FocusEvent } from 'react'

const justChosen = new Set<EventTarget>()

/** Prevents two comboboxes from passing the focus back and forth forever. */
let isRestoringFocus = false

export function markChosen(input: EventTarget | null) {
  if (!input) return
  justChosen.add(input)
  requestAnimationFrame(() => setTimeout(() => justChosen.delete(input)))
}

/**
 * Headless UI refocuses a combobox a frame after a selection. If the user has moved to the next
 * field by then, the focus stays there. For onFocus; returns false if the user moved on.
 */
export function acceptFocus(event: FocusEvent): boolean {
  const next = event.relatedTarget
  if (!justChosen.has(event.currentTarget) || !(next instanceof HTMLElement)) return true
  event.preventDefault()
  if (!isRestoringFocus) restoreFocus(next)
  return false
}

/** Keeps the next combobox open with its input. For onBlur. */
export function preventListClose(event: FocusEvent) {
  if (event.relatedTarget && justChosen.has(event.relatedTarget)) event.preventDefault()
}

function restoreFocus(to: HTMLElement) {
  isRestoringFocus = true
  to.focus()
  isRestoringFocus = false
}
