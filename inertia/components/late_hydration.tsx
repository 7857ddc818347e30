import { type ReactNode, useRef } from 'react'
import { LATE_HYDRATION_ATTRIBUTE, useReplayEarlyTyping } from '~/hooks/use_replay_early_input'

/** Replays what was typed into a `Suspense` part before it hydrated. */
export function LateHydration({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useReplayEarlyTyping(part)
  return (
    <div ref={part} {...{ [LATE_HYDRATION_ATTRIBUTE]: '' }} className="min-w-0">
      {children}
    </div>
  )
}
