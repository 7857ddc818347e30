let isPointerDown = false

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPointerDown = true), true)
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, () => (isPointerDown = false), true)
  }
}

/**
 * Runs once a press that is under way has become a click. A field that is left by pressing a button
 * must not grow an error at once: the button would move away and the click would miss it.
 */
export function runAfterClick(action: () => void) {
  const soon = () => setTimeout(action)
  if (isPointerDown) window.addEventListener('pointerup', soon, { once: true })
  else soon()
}
