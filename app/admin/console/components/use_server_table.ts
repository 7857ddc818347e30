import { useEffect, useRef, useState } from 'react'
import { useCommand } from '~/hooks/use_command'
import type { ServerMode, TableQuery } from '~/ui/data_table'

type Found<Row> = { data: Row[]; metadata?: { total: number } }

const FIRST_PAGE: TableQuery = { page: 1, pageSize: 25, search: '', sort: null }

export interface TableSource {
  url: (query: TableQuery) => string
  csvUrl?: (query: TableQuery) => string
}

/** Pages of a list that the server searches, sorts and cuts. Asks at once. */
export function useServerTable<Row>({ url, csvUrl }: TableSource) {
  const [query, setQuery] = useState(FIRST_PAGE)
  const [found, setFound] = useState<Found<Row> | null>(null)
  const [failed, setFailed] = useState(false)
  const { busy, send } = useCommand<Found<Row>>()
  const asked = useRef(0)

  async function ask(next: TableQuery) {
    const turn = ++asked.current
    setQuery(next)
    setFailed(false)
    const outcome = await send('GET', url(next))
    // Somebody who types fast has asked for something else by now.
    if (turn !== asked.current) return
    setFound(outcome.ok ? outcome.body : null)
    setFailed(!outcome.ok)
  }

  const first = url(FIRST_PAGE)
  useEffect(() => {
    void ask({ ...query, page: 1 })
  }, [first])

  const server: ServerMode = {
    total: found?.metadata?.total ?? found?.data.length ?? 0,
    query,
    onQueryChange: (next) => void ask(next),
    csvHref: csvUrl?.(query),
  }
  const reload = () => ask(query)
  return { rows: found?.data ?? [], server, loading: busy || !(found || failed), failed, reload }
}

/** What the calls of the console name the parts of a query. */
export function listParams({ page, pageSize, search, sort }: TableQuery) {
  const condition = search.trim().slice(0, 100)
  return {
    page,
    perPage: pageSize,
    ...(condition && { condition }),
    ...(sort && { sort: sort.by, descending: sort.desc }),
  }
}
