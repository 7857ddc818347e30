import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '~/ui/cx'

/** Elements at which the Tab key stops; it passes over a disabled control. */
const FOCUSABLE = 'a[href], :is(button, input, select, textarea):enabled, summary, [tabindex="0"]'

interface ScrollingBodyProps {
  className: string
  children: ReactNode
}

/**
 * The part of a dialog that scrolls. The arrow keys scroll it while the focus is inside: where nothing in it takes the
 * focus, it takes the focus itself.
 */
export function ScrollableBody({ className, children }: ScrollingBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  const [isOnlyText, setIsOnlyText] = useState(false)

  useEffect(() => {
    const look = () => setIsOnlyText(body.current?.querySelector(FOCUSABLE) === null)
    look()
    // Much of what a dialog shows comes after it has opened.
    const observer = new MutationObserver(look)
    observer.observe(body.current!, {
      ...{ childList: true, subtree: true },
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
