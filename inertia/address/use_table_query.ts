import { useState } from 'react'
import { changesOf, type QueryNames, queryIn } from '~/address/table_query'
import { go, useAddress } from '~/address/use_address'
import type { KeptQuery, TableQuery } from '~/ui/data_table'

/** Search, order and page of a table whose rows are all in the browser, kept in the address: the server is not asked. */
export function useTableQuery(names: QueryNames = {}, pageSize = 25): KeptQuery {
  const { query: address } = useAddress()
  const from = String(address)
  /** Shown until the address follows: a second press on a header goes on from the first. */
  const [wanted, setWanted] = useState<{ from: string; query: TableQuery } | null>(null)
  if (wanted && wanted.from !== from) setWanted(null)
  const query = wanted?.from === from ? wanted.query : queryIn(address, names, pageSize)
  return {
    query,
    onQueryChange(next) {
      const changes = changesOf(next, names, pageSize)
      // Enter asks once more for what was typed: Back would lead nowhere.
      if (JSON.stringify(changes) === JSON.stringify(changesOf(query, names, pageSize))) return
      setWanted({ from, query: next })
      go(changes, { replace: next.search !== query.search })
    },
  }
}
