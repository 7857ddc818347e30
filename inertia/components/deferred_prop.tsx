import { type ReactNode, useEffect, useState } from 'react'
import { router, usePage } from '@inertiajs/react'
import { onUnreachable } from '~/hooks/replay_early_failures'
import { ErrorState } from '~/ui/error_state'

export interface DeferredPropProps<T> {
  /** The name of a prop that the server defers, with `rescue`. */
  name: string
  value: T | undefined
  loading: ReactNode
  failed: string
  retryLabel?: string
  children: (value: T) => ReactNode
}

/**
 * A prop that arrives after the page: what shows meanwhile, and the way to ask again when the
 * server could not read it or could not be reached. Inertia's own Deferred knows only the former.
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
