import { urlFor } from '~/client'
import { daysOf, type ListSource } from '~/hooks/list_source'
import type { HistoryRow } from '#shipping/history/components/row'
import { useHistory } from '#shipping/history/components/use_history'

const IMPORTS: ListSource = {
  key: 'imports',
  searchUrl: (range) => urlFor('api.shipping.import_history.index', {}, { qs: daysOf(range) }),
}

/** Import requests: the recent ones until dates were searched, then what was found. */
export function useImports(recent: HistoryRow[]) {
  return useHistory(recent, IMPORTS)
}
