import type { TableColumn } from '~/ui/data_table'
import { RETURN_STATES } from '#shipping/returns/rules/return_choices'
import {
  type ReturnData,
  RETURN_KIND_LABELS,
  ReturnBadge,
  RETURN_STATE_LABELS,
} from './return_labels'

export const RETURN_COLUMNS = [
  {
    id: 'shipment',
    header: 'Shipment',
    value: ({ shipment }) => String(shipment.trackingNumber),
    cell: ({ shipment, kind }) => (
      <>
        <span className="tabular font-medium">{shipment.trackingNumber}</span>
        <span className="block text-xs text-ink-muted">{RETURN_KIND_LABELS[kind]}</span>
      </>
    ),
    sortable: false,
    phone: 'title',
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => RETURN_STATE_LABELS[state],
    cell: ({ state }) => <ReturnBadge state={state} />,
    sortable: false,
    phone: 'end',
  },
  {
    id: 'receiver',
    header: 'From',
    value: ({ shipment }) => shipment.receiver,
    cell: ({ shipment }) => (
      <>
        {shipment.receiver}
        <span className="block text-xs text-ink-muted">{shipment.country}</span>
      </>
    ),
    sortable: false,
    phone: 'line',
  },
  {
    id: 'reason',
    header: 'Reason',
    value: ({ reason }) => reason,
    sortable: false,
    phone: 'labelled',
  },
  {
    id: 'asked',
    header: 'Asked on',
    value: ({ askedAt }) => askedAt,
    cell: ({ askedDay }) => askedDay,
    sortable: false,
    phone: 'labelled',
  },
  {
    id: 'return',
    header: 'Returned with',
    value: ({ returnShipment }) => returnShipment && String(returnShipment.trackingNumber),
    cell: ({ returnShipment }) =>
      returnShipment ? <span className="tabular">{returnShipment.trackingNumber}</span> : '--',
    sortable: false,
    phone: 'labelled',
  },
] as const satisfies TableColumn<ReturnData>[]

export const RETURN_LIST_TEXTS = { of: 'returns', empty: 'No returns found.' }

export const RETURN_STATE_OPTIONS = RETURN_STATES.map((state) => ({
  value: state,
  label: RETURN_STATE_LABELS[state],
}))
