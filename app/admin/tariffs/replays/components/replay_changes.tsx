import { addressOf } from '~/api/send'
import { Card } from '~/ui/card'
import { type Column, DataTable } from '~/ui/data_table'
import { countText } from '~/ui/count_text'
import { DownloadCsv } from './download_csv'
import { differenceColumn, moneyColumn, NUMBER } from './replay_columns'
import { firstOfText, type ReplayFigures, type ReplaySum } from './replay_words'

interface ReplayChangesProps {
  figures: ReplayFigures
  version: { id: number }
  replay: { id: number }
}

const CUSTOMERS: Column<ReplaySum>[] = [
  { id: 'name', header: 'Customer', value: ({ name }) => name, phone: 'title', sortable: false },
  differenceColumn('more', 'Pays more'),
  moneyColumn('before', 'Live tariff'),
  moneyColumn('after', 'This version'),
  moneyColumn('charged', 'Really charged'),
  { id: 'shipments', header: 'Shipments', value: ({ compared }) => countText(compared), ...NUMBER },
]

/** Who pays more. */
export function DearerCustomers({ figures, version, replay }: ReplayChangesProps) {
  const { dearer, counts } = figures
  const params = { id: version.id, replayId: replay.id }
  return (
    <Card
      title="Who pays more"
      description="Whoever would pay most of it comes first."
      actions={
        dearer.length > 0 && (
          <DownloadCsv
            href={addressOf('api.admin.replay_customers.show', { params })}
            what="who pays more"
          />
        )
      }
    >
      <DataTable
        label="Customers"
        columns={CUSTOMERS}
        rows={dearer}
        rowKey={({ key }) => key}
        footer={<FirstOf shown={dearer.length} count={counts.dearer} />}
        sentences={{ ...SENTENCES, empty: 'Nobody pays more.' }}
      />
    </Card>
  )
}

type Change = ReplayFigures['changes'][number]
type CustomerChange = ReplayFigures['changed'][number]

const COURIERS: Column<Change>[] = [
  {
    id: 'from',
    header: 'Cheapest by the live tariff',
    value: ({ from }) => from ?? 'No price',
    phone: 'title',
    sortable: false,
  },
  {
    id: 'to',
    header: 'Cheapest by this version',
    value: ({ to }) => to ?? 'No price',
    phone: 'labelled',
    sortable: false,
  },
  {
    id: 'shipments',
    header: 'Shipments',
    value: ({ shipments }) => countText(shipments),
    phone: 'end',
    ...NUMBER,
  },
]

const CHANGED: Column<CustomerChange>[] = [
  { id: 'name', header: 'Customer', value: ({ name }) => name, phone: 'title', sortable: false },
  ...COURIERS.map((column) => ({
    ...column,
    phone: column.id === 'shipments' ? ('end' as const) : ('labelled' as const),
  })),
]

/** For how many shipments another courier is the cheapest, and for whom. */
export function CheapestChanges({ figures, version, replay }: ReplayChangesProps) {
  const { changes, changed, counts } = figures
  const params = { id: version.id, replayId: replay.id }
  return (
    <Card
      title="Another cheapest courier"
      description="Of the couriers that could be booked when this replay ran."
      actions={
        changed.length > 0 && (
          <DownloadCsv
            href={addressOf('api.admin.replay_courier_changes.show', { params })}
            what="who gets another cheapest courier"
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
          sentences={{
            ...SENTENCES,
            empty: 'The cheapest courier stays the same for every shipment.',
          }}
        />
        {changed.length > 0 && (
          <DataTable
            label="Whose cheapest courier changes"
            columns={CHANGED}
            rows={changed}
            rowKey={({ key, from, to }) => `${key} ${from} ${to}`}
            footer={<FirstOf shown={changed.length} count={counts.customers} />}
            sentences={SENTENCES}
          />
        )}
      </div>
    </Card>
  )
}

function FirstOf({ shown, count }: { shown: number; count: number }) {
  const text = firstOfText(shown, count)
  return text && <p className="border-t px-4 py-2 text-sm text-ink-muted">{text}</p>
}

const SENTENCES = {
  loading: 'Adding up... Please wait!',
  empty: 'Nobody.',
  error: 'Could not load them. Please try again.',
}
