import { changesOf, type QueryNames, queryIn } from '~/address/table_query'
import { go, useAddress } from '~/address/use_address'
import type { KeptQuery } from '~/ui/data_table'

/** Search, order and page of a table whose rows are all in the browser, kept in the address: the server is not asked. */
export function useTableQuery(names: QueryNames = {}, pageSize = 25): KeptQuery {
  const { query: address } = useAddress()
  const query = queryIn(address, names, pageSize)
  return {
    query,
    onQueryChange(next) {
      const changes = changesOf(next, names, pageSize)
      // Enter asks once more for what was typed: Back would lead nowhere.
      if (JSON.stringify(changes) === JSON.stringify(changesOf(query, names, pageSize))) return
      go(changes, { replace: next.search !== query.search })
    },
  }
}
