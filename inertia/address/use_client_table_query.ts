import { useState } from 'react'
import {
  toAddressChanges,
  type TableParamNames,
  parseTableQuery,
} from '~/address/parse_table_query'
import { changeAddress, useAddress } from '~/address/use_address'
import type { ControlledQuery, TableQuery } from '~/ui/data_table'

/** Search, order and page of a table whose rows are all in the browser, kept in the address: the server is not asked. */
export function useClientTableQuery(names: TableParamNames = {}, pageSize = 25): ControlledQuery {
  const { query: address } = useAddress()
  const from = String(address)
  /** Shown until the address follows: a second press on a header goes on from the first. */
  const [wanted, setWanted] = useState<{ from: string; query: TableQuery } | null>(null)
  if (wanted && wanted.from !== from) setWanted(null)
  const query = wanted?.from === from ? wanted.query : parseTableQuery(address, names, pageSize)
  return {
    query,
    onQueryChange(next) {
      const changes = toAddressChanges(next, names, pageSize)
      // Enter asks once more for what was typed: Back would lead nowhere.
      if (JSON.stringify(changes) === JSON.stringify(toAddressChanges(query, names, pageSize)))
        return
      setWanted({ from, query: next })
      changeAddress(changes, { replace: next.search !== query.search })
    },
  }
}
