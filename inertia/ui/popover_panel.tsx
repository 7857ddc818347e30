import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'
import { popoverClass } from '~/ui/control_style'
import { cx } from '~/ui/cx'

export interface PopoverPanelProps {
  label: string
  anchor: RefObject<HTMLElement | null>
  /** `returnFocus` is true after Escape, false after a click or Tab elsewhere. */
  onClose: (returnFocus: boolean) => void
  className?: string
  children: ReactNode
}

const PANEL_GAP_PX = 4

/** A native popover, which nothing clips. Headless UI's popover has focus guards that fail axe. */
export function PopoverPanel({ label, anchor, onClose, className, children }: PopoverPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  // The panel is shown before effects of its content run, because they may set the focus.
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    element.showPopover?.()
    if (!element.contains(document.activeElement)) element.focus()
    const stopPlacing = anchor.current && positionPanel(element, anchor.current)
    const pressed = (event: PointerEvent) => {
      const target = event.target as Node
      if (!element.contains(target) && !anchor.current?.contains(target)) close.current(false)
    }
    document.addEventListener('pointerdown', pressed, true)
    return () => {
      stopPlacing?.()
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
        // Escape closes only this panel, not a dialog around it.
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

/** Places the panel right-aligned below its button, or above if there is more room. */
function positionPanel(panel: HTMLElement, anchor: HTMLElement) {
  return autoUpdate(anchor, panel, async () => {
    const { x, y } = await computePosition(anchor, panel, {
      strategy: 'fixed',
      placement: 'bottom-end',
      middleware: [
        offset(PANEL_GAP_PX),
        flip(),
        shift({ padding: 2 * PANEL_GAP_PX, crossAxis: true }),
      ],
    })
    panel.style.left = `${x}px`
    panel.style.top = `${y}px`
  })
}
