import { useEffect, useRef, useState } from 'react'
import { useRemember } from '@inertiajs/react'
import { useCommand } from '~/hooks/use_command'
import type { Range } from '~/ui/align_range'
import type { ServerMode, TableQuery } from '~/ui/data_table'
import type { ListSource } from './list_source'

/** A page has metadata; all rows at once have none. */
type Found<Row> = { data: Row[]; metadata?: { total: number } }

const FIRST_PAGE: TableQuery = { page: 1, pageSize: 25, search: '', sort: null }

/** What was found on the days that were searched; nothing until some were. */
export function useDatedSearch<Row>(
  { key, searchUrl, csvUrl }: ListSource,
  onAnswer: () => void = () => {}
) {
  const [searched, setSearched] = useRemember<Range | null>(null, `${key}.searched`)
  const [query, setQuery] = useState(FIRST_PAGE)
  const [found, setFound] = useState<Found<Row> | null>(null)
  const [failed, setFailed] = useState(false)
  const { busy, send } = useCommand<Found<Row>>()
  const asked = useRef(0)

  async function ask(wanted: Range, about: TableQuery) {
    const turn = ++asked.current
    setSearched(wanted)
    setQuery(about)
    setFailed(false)
    const outcome = await send('GET', searchUrl(wanted, about))
    // Somebody who types fast has asked for something else by now.
    if (turn !== asked.current) return
    onAnswer()
    setFound(outcome.ok ? outcome.body : null)
    setFailed(!outcome.ok)
  }

  const search = (wanted: Range) => ask(wanted, { ...FIRST_PAGE, pageSize: query.pageSize })

  // Back from a booking, say: the dates are remembered, the rows may have changed.
  useEffect(() => {
    if (searched) void search(searched)
  }, [])

  function forget() {
    asked.current++
    setSearched(null)
    setFound(null)
    setFailed(false)
  }

  const retry = () => searched && ask(searched, query)
  const server = searched && csvUrl && pagesOf(searched, query, found, csvUrl, ask)
  return { searched, found, failed, busy, search, forget, retry, server: server || undefined }
}

function pagesOf<Row>(
  searched: Range,
  query: TableQuery,
  found: Found<Row> | null,
  csvUrl: NonNullable<ListSource['csvUrl']>,
  ask: (range: Range, query: TableQuery) => Promise<void>
): ServerMode {
  return {
    total: found?.metadata?.total ?? 0,
    query,
    onQueryChange: (next) => void ask(searched, next),
    csvHref: csvUrl(searched, query),
  }
}
