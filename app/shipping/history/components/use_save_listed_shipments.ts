import { useMemo } from 'react'
import { type RecentShipment, useSaveRecentShipments } from '~/hooks/recent_shipments_store'
import { shipmentStatusText } from '#shipping/shipment/components/shipment_status_badge'
import type { HistoryRow } from './history_row'

/** Staff see customers' data, which must not stay on the device. */
export function useSaveListedShipments(
  rows: readonly HistoryRow[],
  { isStaff }: { isStaff: boolean }
) {
  useSaveRecentShipments(
    useMemo(() => (isStaff ? [] : rows.map(toRecentShipment)), [rows, isStaff])
  )
}

function toRecentShipment(row: HistoryRow): RecentShipment {
  return {
    number: String(row.trackingNumber),
    receiver: row.recipient,
    status: shipmentStatusText({ ...row, isStaff: false }),
    day: row.requestDay,
  }
}
