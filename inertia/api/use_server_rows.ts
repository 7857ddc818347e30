import { useEffect, useState } from 'react'
import type { ServerMode, TableQuery } from '~/ui/data_table'
import type { AnyCall, ApiRoute, ParamsOf, QueryOf, RowOf } from './calls'
import { anyAddress, ask } from './send'

/** A list that the server cuts into pages. */
export type PagedRoute = {
  [R in ApiRoute]: 'page' | 'perPage' extends keyof QueryOf<R> ? R : never
}[ApiRoute]

type Asked = 'page' | 'perPage' | 'condition' | 'sort' | 'descending'

interface ListOptions<R extends PagedRoute> {
  params?: ParamsOf<R>
  /** What stays the same from page to page. */
  query?: Omit<QueryOf<R>, Asked>
  /** All of the rows as a file. */
  csv?: ApiRoute
  /** The list begins with the search that its page's address names. */
  addressed?: boolean
}

export interface ServerRows<Row> {
  rows: Row[]
  server: ServerMode
  loading: boolean
  failed: boolean
  reload: () => void
}

type State = { key: string; rows: unknown[]; total: number; failed: boolean }

export const FIRST_PAGE: TableQuery = { page: 1, pageSize: 25, search: '', sort: null }

/** The server takes no longer text. */
const LONGEST_CONDITION = 100

/**
 * The rows of a table that the server searches, sorts and cuts into pages. Asks at once, again for
 * whatever else is wanted, and on `reload`.
 */
export function useServerRows<R extends PagedRoute>(
  route: R,
  options?: ListOptions<R>
): ServerRows<RowOf<R>>
export function useServerRows(
  route: ApiRoute,
  { params, query: fixed, csv, addressed }: AnyCall & { csv?: ApiRoute; addressed?: boolean } = {}
): ServerRows<unknown> {
  const of = anyAddress(route, { params, query: fixed })
  const [asked, setAsked] = useState(() => ({ of, query: firstQuestion(addressed) }))
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<State | null>(null)
  // Another list begins with its first page.
  const query = asked.of === of ? asked.query : { ...asked.query, page: 1 }
  const question = { ...fixed, ...questionOf(query) }
  const call = { params, query: { ...question, page: query.page, perPage: query.pageSize } }
  const key = `${turn} ${anyAddress(route, call)}`

  useEffect(() => {
    let wanted = true
    void ask(route, call).then((outcome) => {
      if (!wanted) return
      const page = outcome.ok && isPage(outcome.body) ? outcome.body : null
      setState({
        key,
        rows: page?.data ?? [],
        total: page?.metadata.total ?? 0,
        failed: !outcome.ok,
      })
    })
    return () => {
      wanted = false
    }
  }, [key])

  return {
    rows: state?.rows ?? [],
    server: {
      total: state?.total ?? 0,
      query,
      onQueryChange: (next) => setAsked({ of, query: next }),
      csvHref: csv && anyAddress(csv, { params, query: question }),
    },
    loading: state?.key !== key,
    failed: state?.key === key && state.failed,
    reload: () => setTurn((count) => count + 1),
  }
}

function firstQuestion(addressed = false): TableQuery {
  const named = addressed && new URLSearchParams(location.search).get('condition')
  return named ? { ...FIRST_PAGE, search: named } : FIRST_PAGE
}

function questionOf({ search, sort }: TableQuery) {
  const condition = search.trim().slice(0, LONGEST_CONDITION)
  return {
    ...(condition && { condition }),
    ...(sort && { sort: sort.by, descending: sort.desc }),
  }
}

type Page = { data: unknown[]; metadata: { total: number } }

function isPage(body: unknown): body is Page {
  return typeof body === 'object' && body !== null && 'data' in body && 'metadata' in body
}
