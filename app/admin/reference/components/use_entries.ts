import { useState } from 'react'
import { tell } from '~/api/tell'
import { useLoaded } from '~/api/use_loaded'
import { useSend } from '~/api/use_send'
import type { TableQuery } from '~/ui/data_table'
import type { Entry, ListDefinition } from './types'

/** The server finds them by words; all that it found stand on one page. */
const EVERYTHING: TableQuery = { page: 1, pageSize: 100, search: '', sort: null }

/** The rows of a list, and what can be done with one of them. */
export function useEntries({ kind: list, searched }: ListDefinition) {
  const [query, setQuery] = useState(EVERYTHING)
  const asked = query.search.trim()
  const { data, failed, loading, retry } = useLoaded('api.admin.reference_entries.index', {
    params: { list },
    query: searched && asked ? { q: asked } : undefined,
  })
  const { busy, send } = useSend()

  async function remove({ id }: Entry) {
    tell(await send('api.admin.reference_entries.destroy', { params: { list, id } }))
    retry()
  }

  async function restore({ id }: Entry) {
    tell(await send('api.admin.reference_restorations.store', { params: { list, id } }))
    retry()
  }

  return {
    table: {
      ...{ rows: data ?? [], loading, error: failed && !loading, onRetry: retry },
      server: searched ? { total: data?.length ?? 0, query, onQueryChange: setQuery } : undefined,
    },
    ...{ load: retry, busy, remove, restore },
  }
}
