import { apiUrl } from '~/api/call_api'
import { Card } from '~/ui/card'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { countText } from '~/ui/count_text'
import { DownloadCsv } from './download_csv'
import { differenceColumn, moneyColumn } from './replay_columns'
import {
  firstRowsText,
  type ReplayData,
  type ReplayPageData,
  type ReplaySumData,
} from './replay_texts'

interface ReplayChangesProps {
  figures: ReplayPageData
  replay: ReplayData
}

const CUSTOMER_COLUMNS_SHOWN: TableColumn<ReplaySumData>[] = [
  { header: 'Customer', value: 'name', phone: 'title' },
  differenceColumn('Pays more'),
  moneyColumn('before', 'Live tariff'),
  moneyColumn('after', 'This version'),
  moneyColumn('charged', 'Actually charged'),
  { header: 'Shipments', value: ({ compared }) => countText(compared), numeric: true },
]

export function CustomersPayingMore({ figures, replay }: ReplayChangesProps) {
  const { dearer, counts } = figures
  const params = { id: replay.version, replayId: replay.id }
  return (
    <Card
      title="Who pays more"
      description="Customers who would pay most extra come first."
      actions={
        dearer.length > 0 && (
          <DownloadCsv
            href={apiUrl('api.admin.replay_customers.show', { params })}
            what="who pays more"
          />
        )
      }
    >
      <DataTable
        label="Customers"
        columns={CUSTOMER_COLUMNS_SHOWN}
        rows={dearer}
        rowKey={({ key }) => key}
        footer={<FirstRowsNote shown={dearer.length} count={counts.dearer} />}
        sentences={{ empty: 'Nobody pays more.' }}
      />
    </Card>
  )
}

type CourierChangeData = ReplayPageData['changes'][number]
type CustomerChangeData = ReplayPageData['changed'][number]

const COURIERS: TableColumn<CourierChangeData>[] = [
  {
    header: 'Cheapest by the live tariff',
    value: ({ from }) => from ?? 'No price',
    phone: 'title',
  },
  { header: 'Cheapest by this version', value: ({ to }) => to ?? 'No price' },
  {
    header: 'Shipments',
    value: ({ shipments }) => countText(shipments),
    numeric: true,
    phone: 'end',
  },
]

const CUSTOMER_CHANGE_COLUMNS: TableColumn<CustomerChangeData>[] = [
  { header: 'Customer', value: 'name', phone: 'title' },
  ...COURIERS.map((column) => ({
    ...column,
    phone: column.numeric ? ('end' as const) : ('labelled' as const),
  })),
]

export function CheapestCourierChanges({ figures, replay }: ReplayChangesProps) {
  const { changes, changed, counts } = figures
  const params = { id: replay.version, replayId: replay.id }
  return (
    <Card
      title="Shipments with a different cheapest courier"
      description="Compares only couriers that could be booked when this replay ran."
      actions={
        changed.length > 0 && (
          <DownloadCsv
            href={apiUrl('api.admin.replay_courier_changes.show', { params })}
            what="customers with a different cheapest courier"
          />
        )
      }
    >
      <div className="grid gap-6">
        <DataTable
          label="Cheapest couriers"
          columns={COURIERS}
          rows={changes}
          rowKey={({ from, to }) => `${from} ${to}`}
          footer={
            counts.pairs > changes.length && (
              <p className="border-t px-4 py-2 text-sm text-ink-muted">
                The first {countText(changes.length)} of {countText(counts.pairs)} pairs of
                couriers.
              </p>
            )
          }
          sentences={{ empty: 'The cheapest courier stays the same for every shipment.' }}
        />
        {changed.length > 0 && (
          <DataTable
            label="Customers with a different cheapest courier"
            columns={CUSTOMER_CHANGE_COLUMNS}
            rows={changed}
            rowKey={({ key, from, to }) => `${key} ${from} ${to}`}
            footer={<FirstRowsNote shown={changed.length} count={counts.customers} />}
            sentences={{ empty: '' }}
          />
        )}
      </div>
    </Card>
  )
}

function FirstRowsNote({ shown, count }: { shown: number; count: number }) {
  const text = firstRowsText(shown, count)
  return text && <p className="border-t px-4 py-2 text-sm text-ink-muted">{text}</p>
}
