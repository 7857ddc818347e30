import { router, useRemember } from '@inertiajs/react'
import { useDatedSearch } from '~/api/use_dated_search'
import type { Range } from '~/ui/align_range'
import type { TransactionRow } from './row'

const NO_RANGE: Range = { start: '', end: '' }

const TRANSACTIONS = {
  key: 'transactions',
  route: 'api.wallet.transactions.index',
  csv: 'api.wallet.transactions.export',
} as const

/** The rows on the screen: the recent ones until dates were searched, then what was found. */
export function useTransactions(recent: TransactionRow[]) {
  const [range, setRange] = useRemember<Range>(NO_RANGE, 'transactions.range')
  const { found, forget, ...searching } = useDatedSearch(TRANSACTIONS)

  function showRecent() {
    setRange(NO_RANGE)
    forget()
    router.reload({ only: ['recent'] })
  }

  const rows = (searching.searched ? found?.data : recent) ?? []
  const total = searching.server?.total ?? rows.length
  return { ...searching, rows, total, range, setRange, showRecent }
}

export type Transactions = ReturnType<typeof useTransactions>
