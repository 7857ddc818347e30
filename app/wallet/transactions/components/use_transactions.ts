import { router, useRemember } from '@inertiajs/react'
import { urlFor } from '~/client'
import { daysOf, type ListSource, pageOf, wordsOf } from '~/hooks/list_source'
import { useDatedSearch } from '~/hooks/use_dated_search'
import type { Range } from '~/ui/align_range'
import type { TransactionRow } from './row'

const NO_RANGE: Range = { start: '', end: '' }

const SOURCE: ListSource = {
  key: 'transactions',
  searchUrl: (range, query) => {
    const qs = { ...daysOf(range), ...wordsOf(query), ...pageOf(query) }
    return urlFor('api.wallet.transactions.index', {}, { qs })
  },
  csvUrl: (range, query) =>
    urlFor('api.wallet.transactions.export', {}, { qs: { ...daysOf(range), ...wordsOf(query) } }),
}

/** The rows on the screen: the recent ones until dates were searched, then what was found. */
export function useTransactions(recent: TransactionRow[]) {
  const [range, setRange] = useRemember<Range>(NO_RANGE, 'transactions.range')
  const { found, forget, ...searching } = useDatedSearch<TransactionRow>(SOURCE)

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
