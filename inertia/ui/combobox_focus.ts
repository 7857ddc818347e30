import type { FocusEvent } from 'react'

/** The inputs of comboboxes in which something was chosen in this frame. */
const justChosen = new Set<EventTarget>()

/** Two in which something was chosen in one frame would give the focus to each other for ever. */
let isRestoringFocus = false

export function markChosen(input: EventTarget | null) {
  if (!input) return
  justChosen.add(input)
  requestAnimationFrame(() => setTimeout(() => justChosen.delete(input)))
}

/**
 * Headless UI gives the focus back to a combobox a frame after a choice. Who has gone on to the next
 * field by then stays there, and the list of the first stays closed. Goes on the input as onFocus, and
 * answers whether the focus stays with it.
 */
export function acceptFocus(event: FocusEvent): boolean {
  const next = event.relatedTarget
  if (!justChosen.has(event.currentTarget) || !(next instanceof HTMLElement)) return true
  event.preventDefault()
  if (!isRestoringFocus) restoreFocus(next)
  return false
}

/** And the list of the next one stays open, with what is typed there. Goes on the input as onBlur. */
export function preventListClose(event: FocusEvent) {
  if (event.relatedTarget && justChosen.has(event.relatedTarget)) event.preventDefault()
}

function restoreFocus(to: HTMLElement) {
  isRestoringFocus = true
  to.focus()
  isRestoringFocus = false
}
