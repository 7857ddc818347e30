import { type RefObject, useEffect } from 'react'

declare global {
  interface Window {
    /** What a page that the server drew keeps until its script has come (resources/views/inertia_layout.edge). */
    earlyPress?: { typed: Map<EventTarget, string>; pressed?: Element; end: () => void }
  }
}

/** Of a part that React takes over after the page around it (`LateHydration`). */
export const LATE_HYDRATION_ATTRIBUTE = 'data-own-turn'

/** Typed before React listened. */
let earlyTyped = new Map<EventTarget, string>()

/**
 * Takes over what was typed, and does what was pressed last, before the page listened: on a slow line
 * nobody types or presses in vain.
 */
export function useReplayEarlyInput() {
  useEffect(() => runAfterEvent(replayEarlyInput), [])
}

/** An effect may run within the event of somebody's choice, which React forgets when it is told of another one in between. */
const runAfterEvent = (act: () => void) => void setTimeout(act)

function replayEarlyInput() {
  const { earlyPress } = window
  if (!earlyPress) return
  delete window.earlyPress
  earlyPress.end()
  earlyTyped = earlyPress.typed
  dispatchTypedValues((field) => field.closest(`[${LATE_HYDRATION_ATTRIBUTE}]`) === null)
  // React has to have drawn what was typed: a form would send what it knew before.
  setTimeout(() => triggerPress(earlyPress.pressed))
}

function triggerPress(pressed: Element | undefined) {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
  else if (pressed instanceof HTMLElement) pressed.click()
}

/** The same for a part that was taken over later. */
export function useReplayEarlyTyping(part: RefObject<Element | null>) {
  useEffect(() => {
    const { current } = part
    current?.removeAttribute(LATE_HYDRATION_ATTRIBUTE)
    runAfterEvent(() => dispatchTypedValues((field) => current?.contains(field) ?? false))
  }, [part])
}

function dispatchTypedValues(isTakenOver: (field: Element) => boolean) {
  for (const [field, value] of earlyTyped) {
    if (!(field instanceof Element) || !isTakenOver(field)) continue
    earlyTyped.delete(field)
    dispatchTypedValue(field, value)
  }
}

/** React takes what stands in a field when it comes for what it has drawn itself, and puts its own back. */
function dispatchTypedValue(field: Element, value: string) {
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
