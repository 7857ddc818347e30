import { useEffect } from 'react'
import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { useAppView } from '~/components/shell/use_view'
import { setOverlay, type Overlay } from './overlay'
import { areSingleKeysEnabled } from './single_key_shortcuts'

/** Elements in which letters are text or select an option. */
const TYPING_TARGETS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"], [role="combobox"], [role="grid"]'

/** Keyboard shortcuts of the shell. `overlay` is what covers the page. */
export function useShortcuts(overlay: Overlay | null) {
  const { home } = useAppView()
  useEffect(() => {
    const actions: Record<string, () => void> = {
      ...SINGLE_KEY_ACTIONS,
      'g h': () => router.visit(home),
      'g s': () => router.visit(urlFor('shipping.history', {})),
      'c': () => router.visit(urlFor('shipping.book', {})),
    }
    let before = ''

    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.altKey) return
      // Ignores the search itself, which may be closing.
      const isDialogOpen = document.querySelector('[role="dialog"]:not([data-palette])') !== null
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        if (isDialogOpen) return
        event.preventDefault()
        setOverlay(overlay === 'palette' ? null : 'palette')
        return
      }
      if (overlay !== null || isDialogOpen || event.ctrlKey || event.metaKey) return
      if (event.target instanceof Element && event.target.closest(TYPING_TARGETS)) return
      const act = actions[`${before} ${event.key}`] ?? actions[event.key]
      before = event.key
      if (!act || !areSingleKeysEnabled()) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [overlay, home])
}

const SINGLE_KEY_ACTIONS: Record<string, () => void> = {
  '?': () => setOverlay('shortcuts'),
  '/': focusListSearch,
  'j': () => focusRow(1),
  'k': () => focusRow(-1),
}

function focusListSearch() {
  const field = findVisible<HTMLInputElement>('main input[type="search"]')[0]
  field?.focus()
  field?.select()
}

function focusRow(step: 1 | -1) {
  const openers = findVisible<HTMLElement>('main [data-opens]')
  const now = openers.findIndex((one) => rowOf(one).contains(document.activeElement))
  const next = openers[now < 0 ? 0 : Math.min(Math.max(now + step, 0), openers.length - 1)]
  if (!next) return
  next.focus({ preventScroll: true })
  rowOf(next).scrollIntoView({ block: 'nearest' })
}

function rowOf(opener: HTMLElement): HTMLElement {
  return opener.closest<HTMLElement>('tr, li') ?? opener
}

function findVisible<E extends HTMLElement>(selector: string): E[] {
  return [...document.querySelectorAll<E>(selector)].filter(
    (element) => element.getClientRects().length > 0
  )
}
