import { useEffect, useRef, useState } from 'react'
import { usePage } from '@inertiajs/react'
import {
  toAddressChanges,
  type TableParamNames,
  parseTableQuery,
} from '~/address/parse_table_query'
import { type AddressChanges, changeAddress } from '~/address/use_address'
import { untypedAddressOf } from '~/api/call_api'
import type { ApiRoute } from '~/api/call_types'
import { onUnreachable } from '~/hooks/replay_early_failures'
import type { ServerListState, TableQuery } from '~/ui/data_table'

export type { ServerListState }

/** The parts of an address that ask something of a list. */
export type ListParams = Record<string, string>

/** A page of a list, as a deferred prop brings it. */
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
  /** The name of the prop, which the server defers with `rescue`. */
  prop: string
  /** What the server understood of the address: what is wrong in that is not asked, and not shown as if it were. */
  question: ListParams
  /** Props that the question decides as well, such as counts beside the list. */
  also?: string[]
  /** All of the rows as a file: a call that understands the question of the page. */
  csv?: ApiRoute
  /** As the list's call names them. */
  names?: Omit<TableParamNames, 'prefix'>
  pageSize?: number
}

/**
 * A list that the server searches, sorts and cuts into pages, and whose address is all that was asked:
 * `?search=ada&sort=-date&page=2&perPage=50`.
 */
export function useServerList<Row>(
  value: PaginatedRows<Row> | undefined,
  { prop, question, also = [], csv, names = {}, pageSize = 25 }: ServerListOptions
): ServerListState<Row> {
  const { rescuedProps = [] } = usePage()
  const [wanted, setWanted] = useState<TableQuery | null>(null)
  const [visit, setVisit] = useState<'none' | 'under way' | 'failed'>('none')
  /** What was asked and has not come: Retry asks it again. */
  const tried = useRef<AddressChanges>({})
  const only = [prop, ...also]

  function endings(changes: AddressChanges) {
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

  function ask(next: TableQuery) {
    const replace = next.search !== (wanted ?? asked).search
    setWanted(next)
    const changes = { ...toAddressChanges(next, names, pageSize), cursor: cursorOf(next) }
    changeAddress(changes, { only, replace }, endings(changes))
  }

  /** The pages beside the one that is shown are read on from its rows; all others are found by their number. */
  function cursorOf({ page }: TableQuery): string | null {
    const { nextCursor = null, previousCursor = null } = value?.metadata ?? {}
    if (page === asked.page + 1) return nextCursor
    return page > 1 && page === asked.page - 1 ? previousCursor : null
  }

  // What comes after the page is asked for by Inertia itself, which knows no failure of the line.
  useEffect(() => {
    if (!value) return onUnreachable(() => setVisit('failed'))
    // They have come after all, and nothing else was asked.
    if (Object.keys(tried.current).length === 0)
      setVisit((now) => (now === 'failed' ? 'none' : now))
  }, [!value])

  const asked = parseTableQuery(new URLSearchParams(question), names, pageSize)
  const failed = visit === 'failed' || (visit === 'none' && rescuedProps.includes(prop))
  return {
    rows: value?.data ?? [],
    server: {
      total: value?.metadata.total ?? 0,
      hasMore: value?.metadata.hasMoreThanTotal,
      isLast: visit === 'under way' || !value?.metadata.nextCursor,
      isTooFar: value?.metadata.isTooFar,
      query: wanted ?? asked,
      onQueryChange: ask,
      csvHref: csv && untypedAddressOf(csv, { query: withoutPagination(question) }),
    },
    loading: visit === 'under way' || (!value && !failed),
    failed,
    question,
    reload: () => changeAddress(tried.current, { only }, endings(tried.current)),
    filter(chosen) {
      setWanted(null)
      const changes = { ...chosen, page: null, cursor: null }
      changeAddress(changes, { only }, endings(changes))
    },
  }
}

function withoutPagination({ page, perPage, cursor, ...rest }: ListParams): ListParams {
  return rest
}
