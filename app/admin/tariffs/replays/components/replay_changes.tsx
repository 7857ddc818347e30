import { addressOf } from '~/api/send'
import { buttonClass } from '~/ui/button_style'
import { Card } from '~/ui/card'
import { type Column, DataTable } from '~/ui/data_table'
import { countText, type ReplayFigures, type ReplaySum } from './replay_words'

interface ReplayChangesProps {
  figures: ReplayFigures
  version: { id: number }
  replay: { id: number }
}

const CUSTOMERS: Column<ReplaySum>[] = [
  { id: 'name', header: 'Customer', value: ({ name }) => name, phone: 'title', sortable: false },
  {
    id: 'more',
    header: 'Pays more',
    value: ({ differenceText }) => differenceText,
    cell: ({ differenceText, shareText }) => (
      <>
        {differenceText}
        {shareText && <span className="block text-ink-muted">{shareText}</span>}
      </>
    ),
    phone: 'end',
    numeric: true,
    sortable: false,
  },
  ...(
    [
      ['before', 'Live tariff', ({ beforeText }) => beforeText],
      ['after', 'This version', ({ afterText }) => afterText],
      ['charged', 'Really charged', ({ chargedText }) => chargedText],
      ['shipments', 'Shipments', ({ compared }) => countText(compared)],
    ] as [string, string, (row: ReplaySum) => string][]
  ).map(([id, header, value]) => ({ id, header, value, numeric: true, sortable: false })),
]

type Change = ReplayFigures['cheapest'][number]

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
    numeric: true,
    phone: 'end',
    sortable: false,
  },
]

/** Who pays more. */
export function DearerCustomers({ figures, version, replay }: ReplayChangesProps) {
  const params = { id: version.id, replayId: replay.id }
  return (
    <Card
      title="Who pays more"
      description="The 50 customers with the largest difference; the file holds everybody who pays more."
      actions={
        figures.customers.length > 0 && (
          <a
            href={addressOf('api.admin.replay_customers.show', { params })}
            download
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            Download CSV
          </a>
        )
      }
    >
      <DataTable
        label="Customers"
        columns={CUSTOMERS}
        rows={figures.customers}
        rowKey={({ key }) => key}
        searchable={false}
        sentences={{ ...SENTENCES, empty: 'Nobody pays more.' }}
      />
    </Card>
  )
}

/** For whom another courier is the cheapest. */
export function CheapestChanges({ figures: { cheapest } }: Pick<ReplayChangesProps, 'figures'>) {
  return (
    <Card
      title="Another cheapest courier"
      description="Of the couriers that can be booked at the moment."
    >
      <DataTable
        label="Cheapest couriers"
        columns={COURIERS}
        rows={cheapest}
        rowKey={({ from, to }) => `${from} ${to}`}
        searchable={false}
        sentences={{
          ...SENTENCES,
          empty: 'The cheapest courier stays the same for every shipment.',
        }}
      />
    </Card>
  )
}

const SENTENCES = {
  loading: 'Adding up... Please wait!',
  error: 'Could not load them. Please try again.',
}
