import { Link } from '@adonisjs/inertia/react'
import {
  Ban,
  CircleX,
  CreditCard,
  FilePen,
  FileText,
  FileUp,
  MapPin,
  MapPinPen,
  PackageCheck,
  Pencil,
  Printer,
  Receipt,
  RotateCcw,
  RotateCw,
  Stamp,
  Undo2,
} from 'lucide-react'
import { urlFor } from '~/client'
import type { MenuEntry } from '~/ui/menu'
import { bookAgainHref } from '#shipping/booking/components/book_again'
import { completeBookingHref, type UnpaidActions } from './history_cells'
import type { DialogView } from './history_dialog'
import type { RowConfirmationKind } from './confirmations/row_confirmation'
import {
  editShipmentHref,
  canReceiveClearanceDocuments,
  correctAddressHref,
  isEditable,
  isRefused,
  isReturnable,
  isRowUnpaid,
  isVoidable,
  isWithCourier,
  type ShipmentDocumentKind,
  type HistoryRow,
} from './history_row'

export type RowView = DialogView | 'clearance'

export type RowActions = {
  onOpen: (view: RowView, row: HistoryRow) => void
  onConfirm: (kind: RowConfirmationKind, row: HistoryRow) => void
  onDownload: (document: ShipmentDocumentKind, trackingNumber: number) => void
  onRetry: (id: number) => void
}

export function historyMenu(row: HistoryRow, isStaff: boolean, actions: RowActions): MenuEntry[] {
  const { onOpen } = actions
  return [
    { label: 'Detail', icon: <FileText />, onSelect: () => onOpen('detail', row) },
    { label: 'Track Shipment', icon: <MapPin />, onSelect: () => onOpen('tracking', row) },
    ...(isRefused(row) ? [] : [bookAgainEntry(row)]),
    ...shipmentActionEntries(row, isStaff, actions),
  ]
}

function bookAgainEntry({ trackingNumber }: HistoryRow): MenuEntry {
  const href = bookAgainHref(trackingNumber)
  return { label: 'Book again', icon: <RotateCcw />, href, as: Link }
}

export function shipmentActionEntries(
  row: HistoryRow,
  isStaff: boolean,
  actions: RowActions
): MenuEntry[] {
  const onIgnore = () => actions.onConfirm('ignore', row)
  return [
    ...(isStaff && isWithCourier(row) ? documentEntries(row, actions) : []),
    ...(isStaff && canReceiveClearanceDocuments(row) ? [clearanceEntry(row, actions)] : []),
    ...(isRowUnpaid(row)
      ? unpaidEntries(row, { completeHref: completeBookingHref, onIgnore })
      : []),
    ...(isReturnable(row) ? [returnEntry(row)] : []),
    ...(isStaff && isEditable(row) ? [editEntry(row)] : []),
    ...(isStaff && isVoidable(row) ? paidEntries(row, actions) : []),
  ]
}

function documentEntries(
  { trackingNumber, crossesBorder }: HistoryRow,
  { onDownload }: RowActions
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
    ...(crossesBorder ? customsDocumentEntries(trackingNumber, onDownload) : []),
  ]
}

function customsDocumentEntries(
  trackingNumber: number,
  onDownload: RowActions['onDownload']
): MenuEntry[] {
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

export function unpaidEntries(row: HistoryRow, unpaid: UnpaidActions): MenuEntry[] {
  const href = unpaid.completeHref(row)
  return [
    'divider',
    { label: 'Complete Booking', icon: <CreditCard />, href, as: Link },
    { label: 'Ignore', icon: <CircleX />, tone: 'danger', onSelect: () => unpaid.onIgnore(row) },
  ]
}

function returnEntry({ trackingNumber }: HistoryRow): MenuEntry {
  const href = urlFor('shipping.return_shipment', { trackingNumber })
  return { label: 'Return', icon: <Undo2 />, href, as: Link }
}

function editEntry(row: HistoryRow): MenuEntry {
  return { label: 'Edit', icon: <Pencil />, href: editShipmentHref(row), as: Link }
}

function clearanceEntry(row: HistoryRow, { onOpen }: RowActions): MenuEntry {
  return {
    label: 'Upload Clearance Document',
    icon: <FileUp />,
    onSelect: () => onOpen('clearance', row),
  }
}

/** Refused shipments can be retried; paid, undelivered ones can be voided. */
function paidEntries(row: HistoryRow, { onConfirm, onRetry }: RowActions): MenuEntry[] {
  const retry: MenuEntry[] = isRefused(row)
    ? [
        { label: 'Retry', icon: <RotateCw />, onSelect: () => onRetry(row.id) },
        { label: 'Correct Address', icon: <MapPinPen />, href: correctAddressHref(row), as: Link },
      ]
    : []
  return [
    'divider',
    ...retry,
    { label: 'Void', icon: <Ban />, tone: 'danger', onSelect: () => onConfirm('void', row) },
    {
      label: 'Void & Edit',
      icon: <FilePen />,
      tone: 'danger',
      onSelect: () => onConfirm('voidAndEdit', row),
    },
  ]
}
