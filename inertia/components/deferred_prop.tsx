import { type ReactNode, useEffect, useState } from 'react'
import { router, usePage } from '@inertiajs/react'
import { onUnreachable } from '~/hooks/replay_early_failures'
import { ErrorState } from '~/ui/error_state'

export interface DeferredPropProps<T> {
  /** The prop's name; the server defers it with `rescue`. */
  name: string
  value: T | undefined
  loading: ReactNode
  failed: string
  retryLabel?: string
  children: (value: T) => ReactNode
}

/**
 * A deferred prop. Unlike Inertia's Deferred, it also offers a retry if the server is unreachable.
 */
export function DeferredProp<T>(props: DeferredPropProps<T>) {
  const { name, value, loading, failed, retryLabel, children } = props
  const rescued = usePage().rescuedProps?.includes(name) ?? false
  const [unreached, setUnreached] = useState(false)
  const [busy, setBusy] = useState(false)

  useEffect(() => onUnreachable(() => setUnreached(true)), [])

  function retry() {
    router.reload({
      only: [name],
      onStart: () => setBusy(true),
      onSuccess: () => setUnreached(false),
      onFinish: () => setBusy(false),
    })
  }

  if (value !== undefined) return children(value)
  if (!rescued && !unreached) return loading
  return <ErrorState message={failed} retryLabel={retryLabel} onRetry={retry} busy={busy} />
}
