import { useEffect } from 'react'
import { openOverlay, type Overlay } from './opened'
import { singleKeysAreOn } from './single_keys'

/** Where letters are typed, or choose in a list that is open. */
const TYPED_INTO =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"], [role="combobox"], [role="grid"]'

/** The keys of the whole shell. `overlay` is what lies over the page now. */
export function useShortcuts(overlay: Overlay | null) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.altKey) return
      // The search itself may be on its way out.
      const isDialogOpen = document.querySelector('[role="dialog"]:not([data-palette])') !== null
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        if (isDialogOpen) return
        event.preventDefault()
        openOverlay(overlay === 'palette' ? null : 'palette')
        return
      }
      if (overlay !== null || isDialogOpen || event.ctrlKey || event.metaKey) return
      if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return
      const act = SINGLE[event.key]
      if (!act || !singleKeysAreOn()) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [overlay])
}

const SINGLE: Record<string, () => void> = {
  '?': () => openOverlay('shortcuts'),
  '/': searchList,
  'j': () => moveBy(1),
  'k': () => moveBy(-1),
}

function searchList() {
  const field = shown<HTMLInputElement>('main input[type="search"]')[0]
  field?.focus()
  field?.select()
}

/** To what opens the next row or the one before, from the one in which the focus is. */
function moveBy(step: 1 | -1) {
  const openers = shown<HTMLElement>('main [data-opens]')
  const now = openers.findIndex((one) => rowOf(one).contains(document.activeElement))
  const next = openers[now < 0 ? 0 : Math.min(Math.max(now + step, 0), openers.length - 1)]
  if (!next) return
  next.focus({ preventScroll: true })
  rowOf(next).scrollIntoView({ block: 'nearest' })
}

function rowOf(opener: HTMLElement): HTMLElement {
  return opener.closest<HTMLElement>('tr, li') ?? opener
}

function shown<E extends HTMLElement>(selector: string): E[] {
  return [...document.querySelectorAll<E>(selector)].filter(
    (element) => element.getClientRects().length > 0
  )
}
