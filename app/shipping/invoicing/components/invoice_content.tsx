import type { ReactNode } from 'react'
import { Link } from '@adonisjs/inertia/react'
import type { ServerListState } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { DefinitionList } from '~/ui/definition_list'
import type { BilledLineData, WholeInvoiceData } from './invoice_badge'
import { companyNumbersText } from '#shipping/invoicing/rules/company_numbers'

type MovementData = WholeInvoiceData['movements'][number]
type SumData = WholeInvoiceData['totals'][number]

const DATE_COLUMN = {
  header: 'Date',
  value: 'dayText',
  cell: ({ dayText }: { dayText: string }) => <span className="whitespace-nowrap">{dayText}</span>,
  phone: 'line',
} as const

const INVOICE_LINE_COLUMNS: TableColumn<BilledLineData>[] = [
  DATE_COLUMN,
  {
    header: 'Description',
    value: 'description',
    cell: (line) => <LineDescription line={line} />,
    phone: 'title',
    opens: false,
  },
  { header: 'Courier and route', value: 'detail', phone: 'line' },
  { header: 'Amount', value: 'amount', cell: 'amountText', numeric: true, phone: 'end' },
]

function LineDescription({ line: { description, trackingNumber } }: { line: BilledLineData }) {
  if (!trackingNumber) return description
  return (
    <Link
      href={urlFor('shipping.shipment', { number: trackingNumber })}
      className="font-medium text-accent underline underline-offset-2"
    >
      {description}
    </Link>
  )
}

const MOVEMENT_COLUMNS: TableColumn<MovementData>[] = [
  DATE_COLUMN,
  { header: 'Description', value: 'comment', phone: 'title' },
  {
    header: 'Amount',
    value: 'amount',
    cell: 'amountText',
    sort: 'amount',
    numeric: true,
    phone: 'end',
  },
]

interface InvoiceContentProps {
  whole: WholeInvoiceData
  list: ServerListState<BilledLineData>
  aside?: ReactNode
}

export function InvoiceContent({ whole, list, aside }: InvoiceContentProps) {
  const { totals, movements, statement, reason } = whole
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-6">
        {reason && <p>{reason}</p>}
        <DataTable
          label="Lines"
          columns={INVOICE_LINE_COLUMNS}
          list={list}
          search="Search lines"
          sentences={{ of: 'lines' }}
        />
        {movements.length > 0 && (
          <section aria-labelledby="movements" className="grid min-w-0 gap-3">
            <h2 id="movements" className="font-semibold">
              Payments and other transactions
            </h2>
            <DataTable
              label="Payments and other transactions"
              columns={MOVEMENT_COLUMNS}
              rows={movements}
              sentences={{ empty: '' }}
            />
          </section>
        )}
      </div>
      <div className="grid min-w-0 gap-6">
        <InvoiceSums title="Amount" sums={totals} />
        {statement.length > 0 && <InvoiceSums title="Statement of the wallet" sums={statement} />}
        <InvoiceParties whole={whole} />
        {aside}
      </div>
    </div>
  )
}

function InvoiceSums({ title, sums }: { title: string; sums: SumData[] }) {
  const items = sums.map(({ label, amountText }) => ({ term: label, value: amountText }))
  return (
    <Card title={title}>
      <DefinitionList layout="rows" items={items.slice(0, -1)} total={items.at(-1)} />
    </Card>
  )
}

function InvoiceParties({ whole: { issuer, customer } }: { whole: WholeInvoiceData }) {
  return (
    <Card title="Between">
      <DefinitionList
        items={[
          { term: 'From', value: issuer.name, hint: companyNumbersText(issuer) },
          { term: 'Billed to', value: customer.name, hint: companyNumbersText(customer) },
        ]}
      />
    </Card>
  )
}
