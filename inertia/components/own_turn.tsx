import { type ReactNode, useRef } from 'react'
import { OWN_TURN, useEarlyTyping } from '~/hooks/use_early_press'

/**
 * What stands in a `Suspense` is taken over by React after the page around it, or when somebody uses it: what was typed
 * into it until then is told here.
 */
export function OwnTurn({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEarlyTyping(part)
  return (
    <div ref={part} {...{ [OWN_TURN]: '' }} className="min-w-0">
      {children}
    </div>
  )
}
