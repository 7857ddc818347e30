import { type RefObject, useEffect } from 'react'

declare global {
  interface Window {
    earlyPress?: { typed: Map<EventTarget, string>; pressed?: Element; end: () => void }
  }
}

export const LATE_HYDRATION_ATTRIBUTE = 'data-own-turn'

let earlyTyped = new Map<EventTarget, string>()

/** Replays input and the last press from before hydration, so that slow connections lose none. */
export function useReplayEarlyInput() {
  useEffect(() => runAfterEvent(replayEarlyInput), [])
}

/**
 * Waits for the end of the current event: effects may run inside a user's event, and React drops
 * events that are dispatched within another.
 */
const runAfterEvent = (act: () => void) => void setTimeout(act)

function replayEarlyInput() {
  const { earlyPress } = window
  if (!earlyPress) return
  delete window.earlyPress
  earlyPress.end()
  earlyTyped = earlyPress.typed
  dispatchTypedValues((field) => field.closest(`[${LATE_HYDRATION_ATTRIBUTE}]`) === null)
  // Waits until React has rendered the input; a form would submit stale values.
  setTimeout(() => triggerPress(earlyPress.pressed))
}

function triggerPress(pressed: Element | undefined) {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
  else if (pressed instanceof HTMLElement) pressed.click()
}

/** Replays the input of a part of the page that hydrates later. */
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

/** Dispatches the value as an event, because hydration would reset it to React's own. */
function dispatchTypedValue(field: Element, value: string) {
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  if (field.type === 'file') {
    // The chosen file stays in the field; scripts cannot set it.
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const { defaultValue } = field
  if (value === defaultValue) return
  // The setter of the prototype: React overrides that of the field and would miss the change.
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
