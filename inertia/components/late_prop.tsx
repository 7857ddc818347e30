import { type ReactNode, useEffect, useState } from 'react'
import { router, usePage } from '@inertiajs/react'
import { whenUnreached } from '~/hooks/early_failures'
import { ErrorState } from '~/ui/error_state'

export interface LatePropProps<T> {
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
export function LateProp<T>(props: LatePropProps<T>) {
  const { name, value, loading, failed, retryLabel, children } = props
  const rescued = usePage().rescuedProps?.includes(name) ?? false
  const [unreached, setUnreached] = useState(false)
  const [busy, setBusy] = useState(false)

  useEffect(() => whenUnreached(() => setUnreached(true)), [])

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
