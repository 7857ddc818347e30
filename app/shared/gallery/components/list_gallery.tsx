import { useState } from 'react'
import { Package } from 'lucide-react'
import { Badge, type BadgeTone } from '~/ui/badge'
import { Card } from '~/ui/card'
import { DataTable, type TableColumn } from '~/ui/data_table'
import { DefinitionList } from '~/ui/definition_list'
import { Disclosure } from '~/ui/disclosure'
import { Money } from '~/ui/money'
import { Pagination } from '~/ui/pagination'
import { Phone } from '~/ui/phone'
import { StatCard } from '~/ui/stat_card'
import { Stepper } from '~/ui/stepper'
import { Tabs } from '~/ui/tabs'
import { Timeline } from '~/ui/timeline'
import { Weight } from '~/ui/weight'
import { LONG } from './form_gallery'

const TONES: BadgeTone[] = ['neutral', 'success', 'danger', 'warning', 'secondary', 'info']

export function Texts() {
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} dot={tone === 'info'}>
            {tone}
          </Badge>
        ))}
      </p>
      <DefinitionList
        columns={2}
        items={[
          { term: 'Money', value: <Money naira={-1234.5} signed tone /> },
          { term: 'Weight', value: <Weight kg={1.2} /> },
          { term: 'Phone', value: <Phone number="+2348031234567" /> },
          { term: 'Nothing', value: null },
          { term: 'Long', value: LONG, hint: 'A hint' },
        ]}
      />
      <Card title="Card">
        <DefinitionList layout="rows" items={[]} total={{ term: 'Total', value: '₦1,234.50' }} />
      </Card>
      <Disclosure title="Disclosure" aside="2 parcels">
        {LONG}
      </Disclosure>
    </>
  )
}

export function Lists() {
  const [page, setPage] = useState(2)
  return (
    <>
      <StatCard label="Bookings today" value="12" hint="Yesterday 9" icon={<Package />} />
      <StatCard label="Loading" value="" loading />
      <Stepper steps={['Addresses', 'Packages', 'Courier', 'Payment']} current={1} />
      <Tabs
        label="Tabs"
        tabs={[
          { id: 'one', label: 'Chosen', content: 'Its content', badge: <Badge>2</Badge> },
          { id: 'three', label: 'Disabled', content: '', disabled: true },
        ]}
      />
      <Timeline
        days={[
          {
            day: 'Fri, 20 Nov 2026',
            events: [{ time: '02:15 PM', text: 'Out for delivery', place: 'London' }],
          },
        ]}
      />
      <Pagination page={page} pageSize={25} total={120} onPageChange={setPage} />
    </>
  )
}

type Row = { id: number; name: string | null; price: number | null }

const ROWS: Row[] = [
  { id: 1, name: 'Grace Miller', price: 1234.5 },
  { id: 2, name: LONG, price: -20 },
  { id: 3, name: null, price: null },
]

const COLUMNS: TableColumn<Row>[] = [
  { header: 'Name', value: 'name', sort: 'name', phone: 'title' },
  { header: 'Price', value: 'price', cell: ({ price }) => <Money naira={price} />, numeric: true },
]

export function Tables() {
  const shared = { columns: COLUMNS, sentences: { of: 'parcels' } }
  const menu = () => [{ label: 'Detail' }, { label: 'Delete', tone: 'danger' as const }]
  return (
    <>
      <DataTable {...shared} label="Full" rows={ROWS} rowMenu={menu} numbered />
      <DataTable {...shared} label="Empty" rows={[]} />
      <DataTable {...shared} label="Loading" rows={[]} loading />
      <DataTable {...shared} label="Failed" rows={[]} error onRetry={() => {}} />
    </>
  )
}
