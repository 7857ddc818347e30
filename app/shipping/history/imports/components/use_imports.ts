import type { ShipmentList } from '#shipping/history/components/history_source'
import type { HistoryRow } from '#shipping/history/components/row'
import { useHistory } from '#shipping/history/components/use_history'

const IMPORTS: ShipmentList = { key: 'imports', route: 'api.shipping.import_history.index' }

/** Import requests: the recent ones until dates were searched, then what was found. */
export function useImports(recent: HistoryRow[]) {
  return useHistory(recent, IMPORTS)
}
