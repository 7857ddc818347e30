import { useEffect, useRef, useState } from 'react'
import { usePage } from '@inertiajs/react'
import { changesOf, type QueryNames, queryIn } from '~/address/table_query'
import { type Changes, go } from '~/address/use_address'
import { anyAddress } from '~/api/send'
import type { ApiRoute } from '~/api/calls'
import { whenUnreached } from '~/hooks/early_failures'
import type { Listed, TableQuery } from '~/ui/data_table'

export type { Listed }

/** The parts of an address that ask something of a list. */
export type Question = Record<string, string>

/** A page of a list, as a deferred prop brings it. */
export type Paged<Row> = {
  data: Row[]
  metadata: {
    total: number
    hasMoreThanTotal?: boolean
    nextCursor?: string | null
    previousCursor?: string | null
    isTooFar?: boolean
  }
}

interface ListedOptions {
  /** The name of the prop, which the server defers with `rescue`. */
  prop: string
  /** What the server understood of the address: what is wrong in that is not asked, and not shown as if it were. */
  question: Question
  /** Props that the question decides as well, such as counts beside the list. */
  also?: string[]
  /** All of the rows as a file: a call that understands the question of the page. */
  csv?: ApiRoute
  /** As the list's call names them. */
  names?: Omit<QueryNames, 'prefix'>
  pageSize?: number
}

/**
 * A list that the server searches, sorts and cuts into pages, and whose address is all that was asked:
 * `?search=ada&sort=-date&page=2&perPage=50`.
 */
export function useListed<Row>(
  value: Paged<Row> | undefined,
  { prop, question, also = [], csv, names = {}, pageSize = 25 }: ListedOptions
): Listed<Row> {
  const { rescuedProps = [] } = usePage()
  const [wanted, setWanted] = useState<TableQuery | null>(null)
  const [visit, setVisit] = useState<'none' | 'under way' | 'failed'>('none')
  /** What was asked and has not come: Retry asks it again. */
  const tried = useRef<Changes>({})
  const only = [prop, ...also]

  function endings(changes: Changes) {
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
    const changes = { ...changesOf(next, names, pageSize), cursor: cursorOf(next) }
    go(changes, { only, replace }, endings(changes))
  }

  /** The pages beside the one that is shown are read on from its rows; all others are found by their number. */
  function cursorOf({ page }: TableQuery): string | null {
    const { nextCursor = null, previousCursor = null } = value?.metadata ?? {}
    if (page === asked.page + 1) return nextCursor
    return page > 1 && page === asked.page - 1 ? previousCursor : null
  }

  // What comes after the page is asked for by Inertia itself, which knows no failure of the line.
  useEffect(() => {
    if (!value) return whenUnreached(() => setVisit('failed'))
    // They have come after all, and nothing else was asked.
    if (Object.keys(tried.current).length === 0)
      setVisit((now) => (now === 'failed' ? 'none' : now))
  }, [!value])

  const asked = queryIn(new URLSearchParams(question), names, pageSize)
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
      csvHref: csv && anyAddress(csv, { query: withoutPages(question) }),
    },
    loading: visit === 'under way' || (!value && !failed),
    failed,
    question,
    reload: () => go(tried.current, { only }, endings(tried.current)),
    filter(chosen) {
      setWanted(null)
      const changes = { ...chosen, page: null, cursor: null }
      go(changes, { only }, endings(changes))
    },
  }
}

function withoutPages({ page, perPage, cursor, ...rest }: Question): Question {
  return rest
}
