import { useState } from 'react'
import { toUrlChanges, type TableParamNames, parseTableQuery } from '~/url/parse_table_query'
import { changeUrl, useUrlQuery } from '~/url/use_url_query'
import type { ControlledQuery, TableQuery } from '~/ui/data_table'

/** A client-side table's search, order and page in the URL. */
export function useClientTableQuery(names: TableParamNames = {}, pageSize = 25): ControlledQuery {
  const { query: address } = useUrlQuery()
  const from = String(address)
  /** The query before the URL has changed, so that a second quick click builds on the first. */
  const [wanted, setWanted] = useState<{ from: string; query: TableQuery } | null>(null)
  if (wanted && wanted.from !== from) setWanted(null)
  const query = wanted?.from === from ? wanted.query : parseTableQuery(address, names, pageSize)
  return {
    query,
    onQueryChange(next) {
      const changes = toUrlChanges(next, names, pageSize)
      // Enter repeats the search; a second history entry would make Back appear broken.
      if (JSON.stringify(changes) === JSON.stringify(toUrlChanges(query, names, pageSize))) return
      setWanted({ from, query: next })
      changeUrl(changes, { replace: next.search !== query.search })
    },
  }
}
