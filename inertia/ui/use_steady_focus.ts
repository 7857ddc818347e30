import { type FocusEvent, useRef } from 'react'

/** Two in which something was chosen in one frame would give the focus to each other for ever. */
let isGivingBack = false

/**
 * Headless UI gives the focus back to a combobox a frame after a choice. Who has gone on to the next
 * field by then stays there, and the list stays closed.
 */
export function useSteadyFocus() {
  const hasJustChosen = useRef(false)

  function noteChoice() {
    hasJustChosen.current = true
    requestAnimationFrame(() => setTimeout(() => (hasJustChosen.current = false)))
  }

  /** Goes on the input. Answers whether the focus stays with it. */
  function keepFocus(event: FocusEvent): boolean {
    const next = event.relatedTarget
    if (!hasJustChosen.current || !(next instanceof HTMLElement)) return true
    event.preventDefault()
    if (!isGivingBack) giveBack(next)
    return false
  }

  return { noteChoice, keepFocus }
}

function giveBack(to: HTMLElement) {
  isGivingBack = true
  to.focus()
  isGivingBack = false
}
