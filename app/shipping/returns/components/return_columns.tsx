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
    header: 'Shipment',
    value: ({ shipment }) => String(shipment.trackingNumber),
    cell: ({ shipment, kind }) => (
      <>
        <span className="tabular font-medium">{shipment.trackingNumber}</span>
        <span className="block text-xs text-ink-muted">{RETURN_KIND_LABELS[kind]}</span>
      </>
    ),
    phone: 'title',
  },
  {
    header: 'State',
    value: ({ state }) => RETURN_STATE_LABELS[state],
    cell: ({ state }) => <ReturnBadge state={state} />,
    phone: 'end',
  },
  {
    header: 'From',
    value: ({ shipment }) => shipment.receiver,
    cell: ({ shipment }) => (
      <>
        {shipment.receiver}
        <span className="block text-xs text-ink-muted">{shipment.country}</span>
      </>
    ),
    phone: 'line',
  },
  { header: 'Reason', value: 'reason' },
  { header: 'Asked on', value: 'askedAt', cell: 'askedDay' },
  {
    header: 'Returned with',
    value: ({ returnShipment }) => returnShipment && String(returnShipment.trackingNumber),
    cell: ({ returnShipment }) =>
      returnShipment ? <span className="tabular">{returnShipment.trackingNumber}</span> : '--',
  },
] as const satisfies TableColumn<ReturnData>[]

export const RETURN_STATE_OPTIONS = RETURN_STATES.map((state) => ({
  value: state,
  label: RETURN_STATE_LABELS[state],
}))
