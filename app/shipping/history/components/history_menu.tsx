import { Link } from '@adonisjs/inertia/react'
import {
  Ban,
  CircleX,
  CreditCard,
  FilePen,
  FileText,
  FileUp,
  MapPin,
  PackageCheck,
  Pencil,
  Printer,
  Receipt,
  RotateCw,
  Stamp,
} from 'lucide-react'
import type { MenuEntry } from '~/ui/menu'
import { completeHref, type UnpaidProps } from './history_cells'
import type { DialogView } from './history_dialog'
import {
  editHref,
  isClearable,
  isEditable,
  isUnpaid,
  isVoidable,
  isWithCourier,
  type DocumentKind,
  type HistoryRow,
} from './row'

/** What a row can open. */
export type RowView = DialogView | 'ignore'

/** What a row of past shipments can open: more of it for staff. */
export type HistoryView = RowView | 'void' | 'voidAndEdit' | 'clearance'

export type RowActions<View = RowView> = {
  onOpen: (view: View, row: HistoryRow) => void
  onDownload: (document: DocumentKind, trackingNumber: number) => void
  onRetry: (id: number) => void
}

/** What can be done with a row, by its status and by who is looking. */
export function historyMenu(
  row: HistoryRow,
  isStaff: boolean,
  actions: RowActions<HistoryView>
): MenuEntry[] {
  const { onOpen } = actions
  const onIgnore = () => onOpen('ignore', row)
  return [
    { label: 'Detail', icon: <FileText />, onSelect: () => onOpen('detail', row) },
    { label: 'Track Shipment', icon: <MapPin />, onSelect: () => onOpen('tracking', row) },
    ...(isStaff && isWithCourier(row) ? papers(row, actions) : []),
    ...(isStaff && isClearable(row) ? [clearance(row, actions)] : []),
    ...(isUnpaid(row) ? unpaidEntries(row, { completeHref, onIgnore }) : []),
    ...(isStaff && isEditable(row) ? [edit(row)] : []),
    ...(isStaff && isVoidable(row) ? paidEntries(row, actions) : []),
  ]
}

function papers(
  { trackingNumber, crossesBorder }: HistoryRow,
  { onDownload }: RowActions<HistoryView>
): MenuEntry[] {
  return [
    'divider',
    {
      label: 'Download Waybill',
      icon: <Printer />,
      onSelect: () => onDownload('waybill', trackingNumber),
    },
    {
      label: 'Download Invoice',
      icon: <Receipt />,
      onSelect: () => onDownload('invoice', trackingNumber),
    },
    ...(crossesBorder ? customsPapers(trackingNumber, onDownload) : []),
  ]
}

function customsPapers(trackingNumber: number, onDownload: RowActions['onDownload']): MenuEntry[] {
  return [
    {
      label: 'Download Commercial Invoice',
      icon: <Stamp />,
      onSelect: () => onDownload('commercial_invoice', trackingNumber),
    },
    {
      label: 'Download Packing List',
      icon: <PackageCheck />,
      onSelect: () => onDownload('packing_list', trackingNumber),
    },
  ]
}

export function unpaidEntries(row: HistoryRow, unpaid: UnpaidProps): MenuEntry[] {
  const href = unpaid.completeHref(row)
  return [
    'divider',
    { label: 'Complete Booking', icon: <CreditCard />, href, as: Link },
    { label: 'Ignore', icon: <CircleX />, tone: 'danger', onSelect: () => unpaid.onIgnore(row) },
  ]
}

function edit(row: HistoryRow): MenuEntry {
  return { label: 'Edit', icon: <Pencil />, href: editHref(row), as: Link }
}

function clearance(row: HistoryRow, { onOpen }: RowActions<HistoryView>): MenuEntry {
  return {
    label: 'Upload Clearance Document',
    icon: <FileUp />,
    onSelect: () => onOpen('clearance', row),
  }
}

/** What the courier refused can be tried again; whatever is paid and not there yet, taken back. */
function paidEntries(row: HistoryRow, { onOpen, onRetry }: RowActions<HistoryView>): MenuEntry[] {
  const retry: MenuEntry[] =
    row.status === 'PENDING_ISSUE'
      ? [{ label: 'Retry', icon: <RotateCw />, onSelect: () => onRetry(row.id) }]
      : []
  return [
    'divider',
    ...retry,
    { label: 'Void', icon: <Ban />, tone: 'danger', onSelect: () => onOpen('void', row) },
    {
      label: 'Void & Edit',
      icon: <FilePen />,
      tone: 'danger',
      onSelect: () => onOpen('voidAndEdit', row),
    },
  ]
}
