import { useEffect, useMemo, useState } from 'react'
import { matchOptions } from '~/ui/match_options'
import type { Option } from '~/ui/option'

export type LoadOptions<V extends string | number> = (
  query: string,
  signal: AbortSignal
) => Promise<Option<V>[]>

interface LoadedOptions<V extends string | number> {
  query: string
  options: Option<V>[]
  failed: boolean
}

interface OptionSource<V extends string | number> {
  options?: readonly Option<V>[]
  loadOptions?: LoadOptions<V>
}

export function useOptions<V extends string | number>(
  { options, loadOptions }: OptionSource<V>,
  query: string,
  open: boolean
) {
  const [loaded, setLoaded] = useState<LoadedOptions<V> | null>(null)
  useEffect(() => {
    if (!loadOptions || !open) return
    const abort = new AbortController()
    const timer = setTimeout(
      async () => {
        try {
          const found = await loadOptions(query, abort.signal)
          if (!abort.signal.aborted) setLoaded({ query, options: found, failed: false })
        } catch {
          if (!abort.signal.aborted) setLoaded({ query, options: [], failed: true })
        }
      },
      query ? 250 : 0
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [loadOptions, open, query])

  const matches = useMemo(
    () => (loadOptions ? (loaded?.options ?? []) : matchOptions(options ?? [], query)),
    [loadOptions, loaded, options, query]
  )
  return {
    matches,
    loading: Boolean(loadOptions && open && loaded?.query !== query),
    failed: Boolean(loadOptions && loaded?.failed && loaded.query === query),
  }
}
