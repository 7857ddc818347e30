import { useMemo } from 'react'
import { type SeenShipment, useLastSeen } from '~/hooks/last_seen'
import { statusText } from '#shipping/shipment/components/shipment_status'
import type { HistoryRow } from './row'

/**
 * What is on the screen can be read once more without a connection: their own shipments. What staff
 * look at is their customers', and stays off the device.
 */
export function useSeenShipments(rows: readonly HistoryRow[], { isStaff }: { isStaff: boolean }) {
  useLastSeen(useMemo(() => (isStaff ? [] : rows.map(seenOf)), [rows, isStaff]))
}

function seenOf(row: HistoryRow): SeenShipment {
  return {
    number: String(row.trackingNumber),
    receiver: row.recipient,
    status: statusText({ ...row, isStaff: false }),
    day: row.requestDay,
  }
}
