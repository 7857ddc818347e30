import { type ReactNode, useRef } from 'react'
import { LATE_HYDRATION_ATTRIBUTE, useReplayEarlyTyping } from '~/hooks/use_replay_early_input'

/**
 * What stands in a `Suspense` is taken over by React after the page around it, or when somebody uses it: what was typed
 * into it until then is told here.
 */
export function LateHydration({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useReplayEarlyTyping(part)
  return (
    <div ref={part} {...{ [LATE_HYDRATION_ATTRIBUTE]: '' }} className="min-w-0">
      {children}
    </div>
  )
}
