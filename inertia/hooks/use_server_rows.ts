import { useEffect, useState } from 'react'
import { askApi } from '~/hooks/use_command'
import type { ServerMode, TableQuery } from '~/ui/data_table_types'

type Answer<Row> = { data: Row[]; metadata: { total: number } }

type State<Row> = { key: string; rows: Row[]; total: number; failed: boolean }

const FIRST_PAGE: TableQuery = { page: 1, pageSize: 25, search: '', sort: null }

/** What a list of the API asks for in its address. */
export interface ListQuestion {
  condition?: string
  page: number
  perPage: number
}

/** The rows of a table that the server searches and cuts into pages; `reload` asks for them again. */
export function useServerRows<Row>(urlOf: (question: ListQuestion) => string) {
  const [query, setQuery] = useState(FIRST_PAGE)
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<State<Row> | null>(null)
  const condition = query.search.trim()
  const url = urlOf({
    ...(condition ? { condition } : {}),
    page: query.page,
    perPage: query.pageSize,
  })
  const key = `${turn} ${url}`

  useEffect(() => {
    let wanted = true
    void askApi<Answer<Row>>('GET', url).then((outcome) => {
      if (!wanted) return
      setState((earlier) => ({
        key,
        rows: outcome.ok ? outcome.body.data : (earlier?.rows ?? []),
        total: outcome.ok ? outcome.body.metadata.total : (earlier?.total ?? 0),
        failed: !outcome.ok,
      }))
    })
    return () => {
      wanted = false
    }
  }, [key, url])

  const server: ServerMode = {
    total: state?.total ?? 0,
    query,
    onQueryChange: setQuery,
  }
  return {
    rows: state?.rows ?? [],
    server,
    loading: state?.key !== key,
    failed: state?.key === key && state.failed,
    reload: () => setTurn((count) => count + 1),
  }
}
