let isPointerDown = false

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPointerDown = true), true)
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, () => (isPointerDown = false), true)
  }
}

/**
 * Runs after a press in progress has become a click. Showing an error on blur would move the
 * pressed button away, and the click would miss it.
 */
export function runAfterClick(action: () => void) {
  const soon = () => setTimeout(action)
  if (isPointerDown) window.addEventListener('pointerup', soon, { once: true })
  else soon()
}
