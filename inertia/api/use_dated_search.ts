import { useEffect, useRef, useState } from 'react'
import { useRemember } from '@inertiajs/react'
import type { Range } from '~/ui/align_range'
import type { ServerMode, TableQuery } from '~/ui/data_table'
import type { ApiRoute, QueryOf, RowOf } from './calls'
import { anyAddress, ask } from './send'
import { FIRST_PAGE } from './use_server_rows'

/** A list of what happened on some days. */
export type DatedRoute = {
  [R in ApiRoute]: 'startDate' | 'endDate' extends keyof QueryOf<R>
    ? [RowOf<R>] extends [never]
      ? never
      : R
    : never
}[ApiRoute]

/** Where a list searches, and what its dates are remembered as. */
export interface DatedList<R extends DatedRoute> {
  key: string
  route: R
  /** All rows as a file. Where there is one, the server searches, sorts and cuts the pages, too. */
  csv?: ApiRoute
}

/** A page has metadata; all rows at once have none. */
type Found<Row> = { data: Row[]; metadata?: { total: number } }

/** What else the server chooses by; empty where nothing is chosen. */
type Filter = Record<string, string>

type Search<Row> = {
  searched: Range | null
  found: Found<Row> | null
  failed: boolean
  busy: boolean
  search: (range: Range) => Promise<void>
  forget: () => void
  retry: () => unknown
  server: ServerMode | undefined
}

/** The server takes no longer text. */
const LONGEST_SEARCH = 60

/** What was found on the days that were searched; nothing until some were. */
export function useDatedSearch<R extends DatedRoute>(
  list: DatedList<R>,
  onAnswer?: () => void,
  filter?: Filter
): Search<RowOf<R>>
export function useDatedSearch(
  { key, route, csv }: DatedList<DatedRoute>,
  onAnswer: () => void = () => {},
  filter: Filter = {}
): Search<unknown> {
  const [searched, setSearched] = useRemember<Range | null>(null, `${key}.searched`)
  const [query, setQuery] = useState(FIRST_PAGE)
  const [found, setFound] = useState<Found<unknown> | null>(null)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const asked = useRef(0)
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
  const chosenKey = JSON.stringify(chosen)

  async function look(wanted: Range, about: TableQuery) {
    const turn = ++asked.current
    setSearched(wanted)
    setQuery(about)
    setFailed(false)
    setBusy(true)
    const words = csv ? { ...wordsOf(about), ...chosen, ...pageOf(about) } : {}
    const outcome = await ask(route, { query: { ...daysOf(wanted), ...words } })
    setBusy(false)
    // Somebody who types fast has asked for something else by now.
    if (turn !== asked.current) return
    onAnswer()
    setFound(outcome.ok && isFound(outcome.body) ? outcome.body : null)
    setFailed(!outcome.ok)
  }

  const search = (wanted: Range) => look(wanted, { ...FIRST_PAGE, pageSize: query.pageSize })

  // Back from a booking, say: the dates are remembered, the rows may have changed.
  useEffect(() => {
    if (searched) void look(searched, { ...query, page: 1 })
  }, [chosenKey])

  function forget() {
    asked.current++
    setSearched(null)
    setFound(null)
    setFailed(false)
  }

  const retry = () => searched && look(searched, query)
  const server = searched &&
    csv && {
      total: found?.metadata?.total ?? 0,
      query,
      onQueryChange: (next: TableQuery) => void look(searched, next),
      csvHref: anyAddress(csv, { query: { ...daysOf(searched), ...wordsOf(query), ...chosen } }),
    }
  return { searched, found, failed, busy, search, forget, retry, server: server || undefined }
}

export function daysOf({ start, end }: Range) {
  return { startDate: start, endDate: end }
}

function wordsOf({ search, sort }: TableQuery) {
  const words = search.trim().slice(0, LONGEST_SEARCH)
  return {
    ...(words ? { search: words } : {}),
    ...(sort ? { sort: `${sort.desc ? '-' : ''}${sort.by}` } : {}),
  }
}

function pageOf({ page, pageSize: perPage }: TableQuery) {
  return { page, perPage }
}

function isFound(body: unknown): body is Found<unknown> {
  return typeof body === 'object' && body !== null && 'data' in body
}
