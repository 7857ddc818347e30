import { useEffect, useRef } from 'react'
import { router } from '@inertiajs/react'
import { changeUrl, useUrlQuery } from '~/url/use_url_query'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import type { Data } from '@generated/data'
import type { RowView } from './history_menu'
import type { HistoryRow } from './history_row'
import type { StatusCountData } from './status_count_data'

export interface HistoryProps {
  listQuery: ListParams
  rows?: PaginatedRows<HistoryRow>
  counts?: StatusCountData[]
  opened?: Data.Shipping.History.ShipmentPage.AddressedShipment
}

const VIEWS: RowView[] = ['detail', 'tracking', 'clearance']

export function useHistory(props: HistoryProps, canSave: boolean) {
  const { rows, counts, opened } = props
  // The page fixes the kind, so it is not a filter that the user can clear.
  const { kind, ...asked } = props.listQuery
  const list = useServerList(rows, {
    prop: 'rows',
    listQuery: asked,
    also: ['counts'],
    csv: canSave ? 'api.shipping.history.export' : undefined,
  })
  const filters = {
    start: asked.startDate ?? '',
    end: asked.endDate ?? '',
    status: asked.status ?? '',
    search: asked.search ?? '',
  }
  const changed = () => router.reload({ only: ['rows', 'counts', 'opened'] })
  return { list, counts, filters, changed, dialog: useHistoryRowDialog(opened) }
}

export type HistoryState = ReturnType<typeof useHistory>

/** Keeps the dialog's content while it fades out. */
function useHistoryRowDialog(opened: HistoryProps['opened']) {
  const { query } = useUrlQuery()
  const asked = query.get('shipment')
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'detail'
  const last = useRef({ asked, view })
  if (asked) last.current = { asked, view }
  const shown = last.current
  // Opens the dialog at once and then reloads its content; a freshly loaded page already has it.
  useEffect(() => {
    if (asked !== null && opened !== undefined) router.reload({ only: ['opened'] })
  }, [asked])
  return {
    asked: shown.asked,
    view: shown.view,
    /** Undefined while loading; null if there is no such shipment. */
    opened: opened && opened.asked === shown.asked ? (opened.found ?? null) : undefined,
    show: (wanted: RowView, { trackingNumber }: HistoryRow) =>
      changeUrl({ shipment: trackingNumber, view: wanted }),
    finish: () =>
      changeUrl({ shipment: null, view: null }, { replace: true, only: ['rows', 'counts'] }),
    switchTo: (wanted: RowView) => changeUrl({ view: wanted }, { replace: true }),
    state: {
      open: asked !== null,
      onClose: () => changeUrl({ shipment: null, view: null }, { replace: true }),
    },
  }
}
