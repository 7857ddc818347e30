import { useEffect, useRef, useState } from 'react'
import { usePage } from '@inertiajs/react'
import { toUrlChanges, type TableParamNames, parseTableQuery } from '~/url/parse_table_query'
import { type UrlChanges, changeUrl } from '~/url/use_url_query'
import { untypedAddressOf } from '~/api/call_api'
import type { ApiRoute } from '~/api/call_types'
import { onUnreachable } from '~/hooks/replay_early_failures'
import type { ServerListState, TableQuery } from '~/ui/data_table'

export type { ServerListState }

export type ListParams = Record<string, string>

export type PaginatedRows<Row> = {
  data: Row[]
  metadata: {
    total: number
    hasMoreThanTotal?: boolean
    nextCursor?: string | null
    previousCursor?: string | null
    isTooFar?: boolean
  }
}

interface ServerListOptions {
  /** The prop's name; the server defers it with `rescue`. */
  prop: string
  /** The parameters that the server accepted; invalid ones are dropped. */
  listQuery: ListParams
  /** Further props that depend on the parameters, such as counts. */
  also?: string[]
  /** The route that exports all rows with the same parameters. */
  csv?: ApiRoute
  names?: Omit<TableParamNames, 'prefix'>
  pageSize?: number
}

const ARRANGING = ['sort', 'descending', 'page', 'perPage', 'cursor']

/** A list that the server queries: `?search=ada&sort=-date&page=2&perPage=50`. */
export function useServerList<Row>(
  value: PaginatedRows<Row> | undefined,
  { prop, listQuery, also = [], csv, names = {}, pageSize = 25 }: ServerListOptions
): ServerListState<Row> {
  const { rescuedProps = [] } = usePage()
  const [wanted, setWanted] = useState<TableQuery | null>(null)
  const [visit, setVisit] = useState<'none' | 'under way' | 'failed'>('none')
  /** Changes of the query without a response, which Retry sends again. */
  const tried = useRef<UrlChanges>({})
  const only = [prop, ...also]

  function endings(changes: UrlChanges) {
    tried.current = { ...tried.current, ...changes }
    setVisit('under way')
    return {
      onSuccess() {
        tried.current = {}
        setWanted(null)
      },
      onFailure: () => setVisit('failed'),
      onFinish: () => setVisit((now) => (now === 'under way' ? 'none' : now)),
    }
  }

  function changeQuery(next: TableQuery) {
    const replace = next.search !== (wanted ?? query).search
    setWanted(next)
    const changes = {
      ...toUrlChanges(next, names, pageSize),
      cursor: cursorOf(next.page, query.page, value),
    }
    changeUrl(changes, { only, replace }, endings(changes))
  }

  // Inertia loads deferred props itself and reports no connection failure.
  useEffect(() => {
    if (!value) return onUnreachable(() => setVisit('failed'))
    // The rows arrived after all, so there is no failure left to show.
    if (Object.keys(tried.current).length === 0)
      setVisit((now) => (now === 'failed' ? 'none' : now))
  }, [!value])

  const query = parseTableQuery(new URLSearchParams(listQuery), names, pageSize)
  const failed = visit === 'failed' || (visit === 'none' && rescuedProps.includes(prop))
  const loading = visit === 'under way' || (!value && !failed)
  return {
    rows: value?.data ?? [],
    server: {
      total: value?.metadata.total ?? 0,
      hasMore: value?.metadata.hasMoreThanTotal,
      isLast: visit === 'under way' || !value?.metadata.nextCursor,
      isTooFar: value?.metadata.isTooFar,
      query: wanted ?? query,
      onQueryChange: changeQuery,
      csvHref: csv && untypedAddressOf(csv, { query: withoutPagination(listQuery) }),
    },
    loading,
    failed,
    hasNoRows: !loading && !failed && value?.metadata.total === 0 && !isNarrowed(listQuery),
    listQuery,
    reload: () => changeUrl(tried.current, { only }, endings(tried.current)),
    filter(chosen) {
      setWanted(null)
      const changes = { ...chosen, page: null, cursor: null }
      changeUrl(changes, { only }, endings(changes))
    },
  }
}

/** Adjacent pages use cursors, all others page numbers. */
function cursorOf<Row>(page: number, from: number, value?: PaginatedRows<Row>): string | null {
  const { nextCursor = null, previousCursor = null } = value?.metadata ?? {}
  if (page === from + 1) return nextCursor
  return page > 1 && page === from - 1 ? previousCursor : null
}

function isNarrowed(listQuery: ListParams): boolean {
  return Object.keys(listQuery).some((name) => !ARRANGING.includes(name))
}

function withoutPagination({ page, perPage, cursor, ...rest }: ListParams): ListParams {
  return rest
}
