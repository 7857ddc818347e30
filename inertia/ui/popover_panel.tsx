import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { popoverClass } from '~/ui/control_style'
import { cx } from '~/ui/cx'

export interface PopoverPanelProps {
  /** The accessible name. */
  label: string
  /** What it stands next to. */
  anchor: RefObject<HTMLElement | null>
  /** `returnFocus` when it was left on purpose, not by a click or Tab to somewhere else. */
  onClose: (returnFocus: boolean) => void
  className?: string
  children: ReactNode
}

const GAP = 4

/**
 * A panel in the browser's top layer, so that no scrolling dialog or table cuts it off. Mount it
 * to open it. (Headless UI's own popover guards its focus with hidden buttons that axe objects to.)
 */
export function PopoverPanel({ label, anchor, onClose, className, children }: PopoverPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  // Shown before the effects of what is in it, which may want the focus.
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    element.showPopover?.()
    if (!element.contains(document.activeElement)) element.focus()
    const place = () => anchor.current && placeBeside(element, anchor.current)
    // Also tells the first size.
    const sizes = new ResizeObserver(place)
    sizes.observe(element)
    const pressed = (event: PointerEvent) => {
      const target = event.target as Node
      if (!element.contains(target) && !anchor.current?.contains(target)) close.current(false)
    }
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, true)
    document.addEventListener('pointerdown', pressed, true)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, true)
      document.removeEventListener('pointerdown', pressed, true)
    }
  }, [anchor])

  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Answered here: a dialog around it stays open.
        event.preventDefault()
        event.stopPropagation()
        onClose(true)
      }}
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next && !event.currentTarget.contains(next)) onClose(false)
      }}
      className={cx(popoverClass, 'fixed inset-auto m-0', className)}
    >
      {children}
    </div>
  )
}

/** Below and right-aligned, above when there is more room, always inside the window. */
function placeBeside(panel: HTMLElement, anchor: HTMLElement) {
  const near = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const below = near.bottom + GAP
  const fits = below + height <= window.innerHeight || near.top < window.innerHeight / 2
  const top = fits ? below : near.top - GAP - height
  const left = Math.min(near.right - width, window.innerWidth - width - 2 * GAP)
  panel.style.top = `${Math.max(GAP, Math.min(top, window.innerHeight - height - GAP))}px`
  panel.style.left = `${Math.max(2 * GAP, left)}px`
}
