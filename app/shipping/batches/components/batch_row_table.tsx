import { useState } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { CourierName } from '~/components/courier_name'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { Money } from '~/ui/money'
import { NativeSelect } from '~/ui/native_select'
import { StatusBadge } from '#shipping/shipment/components/shipment_status_badge'
import { type ChangeRow, isRowReady, type BatchData, type BatchRowData } from './use_batch'

interface BatchRowTableProps {
  batch: BatchData
  rows: BatchRowData[]
  onOpen: (row: number) => void
  change: ChangeRow
}

const ROW_FILTERS = {
  errors: { label: 'To correct', holds: (row: BatchRowData) => !isRowReady(row) && !row.leftOut },
  ready: { label: 'Ready', holds: (row: BatchRowData) => isRowReady(row) && !row.leftOut },
  advised: {
    label: 'Ways to save',
    holds: ({ advice, leftOut }: BatchRowData) => advice.length > 0 && !leftOut,
  },
  left: { label: 'Left out', holds: ({ leftOut }: BatchRowData) => leftOut },
}

type RowFilter = keyof typeof ROW_FILTERS

const ROW_FILTER_OPTIONS = Object.entries(ROW_FILTERS).map(([value, { label }]) => ({
  value,
  label,
}))

export function BatchRowTable({ batch, rows, onOpen, change }: BatchRowTableProps) {
  const [show, setShow] = useState<RowFilter | ''>('')
  const shown = show ? rows.filter(ROW_FILTERS[show].holds) : rows
  const isOpen = batch.paidAt === null
  return (
    <DataTable
      label="Parcels of this batch"
      columns={[...COLUMNS, isOpen ? priceColumn(change) : SHIPMENT_COLUMN]}
      rows={shown}
      rowKey={({ row }) => row}
      search="Search receivers, places and contents"
      opening={({ row }) => (isOpen ? () => onOpen(row) : null)}
      rowMenu={isOpen ? (row) => batchRowMenu(row, onOpen, change) : undefined}
      sentences={{ empty: 'No rows found.' }}
      toolbar={
        isOpen && (
          <NativeSelect
            aria-label="Which rows"
            placeholder="All rows"
            options={ROW_FILTER_OPTIONS}
            value={show}
            onChange={(next) => setShow(next as RowFilter | '')}
          />
        )
      }
    />
  )
}

function batchRowMenu(row: BatchRowData, onOpen: (row: number) => void, change: ChangeRow) {
  return [
    { label: row.isSheet ? 'Edit' : 'Open', onSelect: () => onOpen(row.row) },
    {
      label: row.leftOut ? 'Include it again' : 'Leave out',
      onSelect: () => void change(row.row, { leftOut: !row.leftOut }),
    },
  ]
}

const COLUMNS: TableColumn<BatchRowData>[] = [
  { header: 'Row', value: 'row', sort: 'row', numeric: true, phone: 'end', width: 'w-16' },
  {
    header: 'Receiver',
    value: ({ cells }) =>
      [cells.fullname, cells.phoneNumber, cells.reference].filter(Boolean).join(' '),
    cell: ({ cells }) => (
      <>
        <span className="font-medium">{cells.fullname || 'No name'}</span>
        <span className="tabular block text-ink-muted">{cells.phoneNumber}</span>
        {cells.reference && <span className="block text-ink-muted">{cells.reference}</span>}
      </>
    ),
    sort: 'receiver',
    phone: 'title',
    opens: true,
  },
  {
    header: 'To',
    value: ({ cells }) => [cells.city, cells.state, cells.country].filter(Boolean).join(', '),
    sort: 'place',
    phone: 'line',
  },
  {
    header: 'Contents',
    value: ({ cells }) => cells.description,
    cell: ({ cells }) => (
      <>
        <span className="line-clamp-2">{cells.description?.replaceAll('\n', ', ')}</span>
        <span className="tabular block text-ink-muted">{weightText(cells.weight)}</span>
      </>
    ),
    sort: 'contents',
    phone: 'line',
    hideOnPhone: true,
  },
]

function weightText(weight: string | undefined): string {
  if (!weight) return ''
  return /\d$/.test(weight) ? `${weight} kg` : weight
}

function priceColumn(change: ChangeRow): TableColumn<BatchRowData> {
  return {
    header: 'Price',
    value: ({ price, errors }) => price ?? errors.map(({ message }) => message).join(' '),
    cell: (row) =>
      row.leftOut ? (
        <Badge>Left out</Badge>
      ) : isRowReady(row) ? (
        <RowPriceCell row={row} />
      ) : (
        <RowProblemsCell row={row} change={change} />
      ),
    sort: 'price',
    phone: 'line',
  }
}

function RowPriceCell({ row }: { row: BatchRowData }) {
  return (
    <>
      <CourierName courier={row.courier!} /> <Money naira={row.price} />
      {row.advice[0] && <span className="block text-sm">{row.advice[0].sentence}</span>}
      {row.notes.map((note) => (
        <span key={note} className="block text-sm text-ink-muted">
          {note}
        </span>
      ))}
    </>
  )
}

function RowProblemsCell({ row, change }: { row: BatchRowData; change: ChangeRow }) {
  return (
    <ul className="grid gap-1.5 text-sm text-danger">
      {row.errors.map(({ field, message, proposal }) => (
        <li key={`${field} ${message}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {message}
          {proposal && field && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => void change(row.row, { cells: { [field]: proposal } })}
            >
              Use {proposal}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const SHIPMENT_COLUMN: TableColumn<BatchRowData> = {
  header: 'Shipment',
  value: ({ shipment }) => shipment?.trackingNumber,
  cell: ({ shipment, price, courier }) =>
    shipment ? (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          className="tabular underline"
          href={urlFor('shipping.shipment', { number: String(shipment.trackingNumber) })}
        >
          {shipment.trackingNumber}
        </Link>
        <StatusBadge {...shipment} inTransit={false} isStaff={false} />
        <span>
          <CourierName courier={courier!} /> <Money naira={price} />
        </span>
      </span>
    ) : (
      <Badge>Left out</Badge>
    ),
  phone: 'line',
}
