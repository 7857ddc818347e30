import type { DatedList } from '~/api/use_dated_search'

/** A list of shipments by the days on which they were booked. */
export type ShipmentList = DatedList<
  'api.shipping.history.index' | 'api.shipping.import_history.index'
>

export const PAST_SHIPMENTS: ShipmentList = {
  key: 'history',
  route: 'api.shipping.history.index',
  csv: 'api.shipping.history.export',
}
