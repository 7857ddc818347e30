import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Search } from 'lucide-react'
import { setOverlay, useOverlay } from './overlay'
import { useShortcuts } from './use_shortcuts'

const loadPalette = () => import('./command_palette')
const Palette = lazy(loadPalette)
const ShortcutsDialog = lazy(() => import('./shortcuts_dialog'))

export function SearchButton() {
  const overlay = useOverlay()
  const hint = useShortcutHint()
  useShortcuts(overlay)
  const close = () => setOverlay(null)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={`Search (${hint})`}
        onPointerEnter={() => void loadPalette()}
        onClick={() => setOverlay('palette')}
        className="flex size-11 shrink-0 items-center justify-center gap-2 rounded text-sm text-ink-muted transition-colors hover:bg-surface-sunken hover:text-ink sm:size-10 xl:w-60 xl:justify-start xl:border xl:px-3"
      >
        <Search aria-hidden="true" className="size-5 shrink-0 xl:size-4" />
        <span className="flex-1 text-left max-xl:sr-only">Search or go to</span>
        <kbd aria-hidden="true" className="hidden rounded border px-1.5 font-sans text-xs xl:block">
          {hint}
        </kbd>
      </button>
      <Suspense fallback={null}>
        {overlay === 'palette' && <Palette onClose={close} />}
        {overlay === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </>
  )
}

/** The search shortcut of this keyboard. The server renders `Ctrl K`. */
function useShortcutHint(): string {
  const isApple = useSyncExternalStore(
    () => () => {},
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false
  )
  return isApple ? '⌘K' : 'Ctrl K'
}
