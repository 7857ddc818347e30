import { useEffect, useRef } from 'react'
import { router } from '@inertiajs/react'
import { go, useAddress } from '~/address/use_address'
import { type Paged, type Question, useListed } from '~/address/use_listed'
import type { Data } from '@generated/data'
import type { RowView } from './history_menu'
import type { HistoryRow } from './row'
import type { StatusCount } from './status_counts'

/** What a page that lists shipments is given. */
export interface HistoryProps {
  question: Question
  rows?: Paged<HistoryRow>
  counts?: StatusCount[]
  opened?: Data.Shipping.History.Opened.AddressedShipment
}

const VIEWS: RowView[] = ['detail', 'tracking', 'clearance']

/** The rows that the address asks for, how many stand where, and the shipment that it has opened. */
export function useHistory(props: HistoryProps, canSave: boolean) {
  const { question: asked, rows, counts, opened } = props
  const list = useListed(rows, {
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
  return { list, counts, question, changed, dialog: useOpenedRow(opened) }
}

export type History = ReturnType<typeof useHistory>

/** A dialog with the shipment of the address. What is shown stays while the dialog fades away. */
function useOpenedRow(opened: HistoryProps['opened']) {
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
      go({ shipment: trackingNumber, view: wanted }),
    /** Closes it, and the row says what was done. */
    finish: () => go({ shipment: null, view: null }, { replace: true, only: ['rows', 'counts'] }),
    switchTo: (wanted: RowView) => go({ view: wanted }, { replace: true }),
    state: {
      open: asked !== null,
      onClose: () => go({ shipment: null, view: null }, { replace: true }),
    },
  }
}
