import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '~/ui/cx'

/** Elements that Tab reaches; it skips disabled controls. */
const FOCUSABLE = 'a[href], :is(button, input, select, textarea):enabled, summary, [tabindex="0"]'

interface ScrollingBodyProps {
  className: string
  children: ReactNode
}

/** A scrolling part that takes the focus if nothing in it can, so that arrow keys scroll it. */
export function ScrollableBody({ className, children }: ScrollingBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  const [isOnlyText, setIsOnlyText] = useState(false)

  useEffect(() => {
    const update = () => setIsOnlyText(body.current?.querySelector(FOCUSABLE) === null)
    update()
    // Checks again when the content changes: it may load after the dialog has opened.
    const observer = new MutationObserver(update)
    observer.observe(body.current!, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'href', 'tabindex'],
    })
    return () => observer.disconnect()
  }, [])

  return (
    <div
      ref={body}
      tabIndex={isOnlyText ? 0 : undefined}
      className={cx('min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2', className)}
    >
      {children}
    </div>
  )
}
