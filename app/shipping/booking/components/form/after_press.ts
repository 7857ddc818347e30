let pressed = false

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, () => (pressed = false), true)
  }
}

/**
 * Runs once a press that is under way has become a click. A field that is left by pressing a button
 * must not grow an error at once: the button would move away and the click would miss it.
 */
export function afterPress(action: () => void) {
  const soon = () => setTimeout(action)
  if (pressed) window.addEventListener('pointerup', soon, { once: true })
  else soon()
}
