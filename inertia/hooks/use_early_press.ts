import { type RefObject, useEffect } from 'react'

declare global {
  interface Window {
    /** What a page that the server drew keeps until its script has come (resources/views/inertia_layout.edge). */
    earlyPress?: { typed: Map<EventTarget, string>; pressed?: Element; end: () => void }
  }
}

/** Of a part that React takes over after the page around it (`OwnTurn`). */
export const OWN_TURN = 'data-own-turn'

/** Typed before React listened. */
let typed = new Map<EventTarget, string>()

/**
 * Takes over what was typed, and does what was pressed last, before the page listened: on a slow line
 * nobody types or presses in vain.
 */
export function useEarlyPress() {
  useEffect(() => afterThisEvent(takeOver), [])
}

/** An effect may run within the event of somebody's choice, which React forgets when it is told of another one in between. */
const afterThisEvent = (act: () => void) => void setTimeout(act)

function takeOver() {
  const { earlyPress } = window
  if (!earlyPress) return
  delete window.earlyPress
  earlyPress.end()
  typed = earlyPress.typed
  tellWhatWasTyped((field) => field.closest(`[${OWN_TURN}]`) === null)
  // React has to have drawn what was typed: a form would send what it knew before.
  setTimeout(() => press(earlyPress.pressed))
}

function press(pressed: Element | undefined) {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
  else if (pressed instanceof HTMLElement) pressed.click()
}

/** The same for a part that was taken over later. */
export function useEarlyTyping(part: RefObject<Element | null>) {
  useEffect(() => {
    const { current } = part
    current?.removeAttribute(OWN_TURN)
    afterThisEvent(() => tellWhatWasTyped((field) => current?.contains(field) ?? false))
  }, [part])
}

function tellWhatWasTyped(isTakenOver: (field: Element) => boolean) {
  for (const [field, value] of typed) {
    if (!(field instanceof Element) || !isTakenOver(field)) continue
    typed.delete(field)
    tell(field, value)
  }
}

/** React takes what stands in a field when it comes for what it has drawn itself, and puts its own back. */
function tell(field: Element, value: string) {
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  if (field.type === 'file') {
    // What was chosen stays in the field; nobody but its owner may say what it holds.
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const { defaultValue } = field
  if (value === defaultValue) return
  // React keeps what it knows in a setter of the element's own; the one below it says what is new.
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
