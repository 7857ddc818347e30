import { useEffect, useRef } from 'react'
import { router } from '@inertiajs/react'
import { changeAddress, useAddress } from '~/address/use_address'
import { type PaginatedRows, type ListParams, useServerList } from '~/address/use_server_list'
import type { Data } from '@generated/data'
import type { RowView } from './history_menu'
import type { HistoryRow } from './history_row'
import type { StatusCountData } from './status_count_data'

/** What a page that lists shipments is given. */
export interface HistoryProps {
  question: ListParams
  rows?: PaginatedRows<HistoryRow>
  counts?: StatusCountData[]
  opened?: Data.Shipping.History.Opened.AddressedShipment
}

const VIEWS: RowView[] = ['detail', 'tracking', 'clearance']

/** The rows that the address asks for, how many stand where, and the shipment that it has opened. */
export function useHistory(props: HistoryProps, canSave: boolean) {
  const { question: asked, rows, counts, opened } = props
  const list = useServerList(rows, {
    prop: 'rows',
    question: asked,
    also: ['counts'],
    csv: canSave ? 'api.shipping.history.export' : undefined,
  })
  const question = {
    start: asked.startDate ?? '',
    end: asked.endDate ?? '',
    status: asked.status ?? '',
    search: asked.search ?? '',
  }
  /** Something of a shipment was changed: the row says so, and the dialog that shows it. */
  const changed = () => router.reload({ only: ['rows', 'counts', 'opened'] })
  return { list, counts, question, changed, dialog: useHistoryRowDialog(opened) }
}

export type HistoryState = ReturnType<typeof useHistory>

/** A dialog with the shipment of the address. What is shown stays while the dialog fades away. */
function useHistoryRowDialog(opened: HistoryProps['opened']) {
  const { query } = useAddress()
  const asked = query.get('shipment')
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'detail'
  const last = useRef({ asked, view })
  if (asked) last.current = { asked, view }
  const shown = last.current
  // The dialog is there at once, and what it shows follows, as it is now; what comes with the page comes by itself.
  useEffect(() => {
    if (asked !== null && opened !== undefined) router.reload({ only: ['opened'] })
  }, [asked])
  return {
    asked: shown.asked,
    view: shown.view,
    /** Undefined while it is on its way, null where there is no such shipment. */
    opened: opened && opened.asked === shown.asked ? (opened.found ?? null) : undefined,
    show: (wanted: RowView, { trackingNumber }: HistoryRow) =>
      changeAddress({ shipment: trackingNumber, view: wanted }),
    /** Closes it, and the row says what was done. */
    finish: () =>
      changeAddress({ shipment: null, view: null }, { replace: true, only: ['rows', 'counts'] }),
    switchTo: (wanted: RowView) => changeAddress({ view: wanted }, { replace: true }),
    state: {
      open: asked !== null,
      onClose: () => changeAddress({ shipment: null, view: null }, { replace: true }),
    },
  }
}
