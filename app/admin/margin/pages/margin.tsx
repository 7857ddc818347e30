import type { Data } from '@generated/data'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { DeferredProp } from '~/components/deferred_prop'
import { Card } from '~/ui/card'
import { DataTable } from '~/ui/data_table'
import { NativeSelect } from '~/ui/native_select'
import { PageHeader } from '~/ui/page_header'
import { Skeleton } from '~/ui/skeleton'
import { ExchangeRatesCard } from '../components/exchange_rates_card'
import { type MarginChoices, MarginFilters } from '../components/margin_filters'
import { MARGIN_COLUMNS, type MarginRow } from '../components/margin_columns'
import { MarginTotals, type MarginTotalsData } from '../components/margin_total_cards'

interface MarginPageProps {
  listQuery: ListParams
  choices: MarginChoices
  shares: { lowest: string; difference: string }
  rates: Data.Admin.Margin.ExchangeRate[]
  totals?: MarginTotalsData
  shipments?: PaginatedRows<MarginRow>
}

export default function MarginPage(props: MarginPageProps) {
  const { listQuery, choices, shares, totals, rates } = props
  const list = useServerList(props.shipments, {
    prop: 'shipments',
    also: ['totals'],
    listQuery,
    csv: 'api.admin.margin_exports.show',
  })
  const isKnown = Boolean(totals?.total?.known)
  return (
    <>
      <PageHeader
        title="Margin"
        description="What we charged for carriage, compared with what couriers charge us. We use their estimate until their invoice comes."
      />
      <div className="grid gap-4 sm:gap-6">
        {choices.months.length > 0 && (
          <MarginFilters listQuery={listQuery} choices={choices} onChange={list.filter} />
        )}
        <DeferredProp
          name="totals"
          value={totals}
          loading={<Skeleton className="h-28 w-full" />}
          failed="Could not add up the margins. Please try again."
        >
          {(loaded) => <MarginTotals totals={loaded} by={listQuery.by ?? 'courier'} />}
        </DeferredProp>
        {(isKnown || listQuery.show) && (
          <Card
            title="Shipments"
            actions={
              <NativeSelect
                aria-label="Shipments shown"
                options={filterOptions(shares)}
                value={listQuery.show ?? 'low'}
                onChange={(show) => list.filter({ show, sort: null })}
              />
            }
          >
            <DataTable
              label="Margins"
              columns={MARGIN_COLUMNS}
              list={list}
              opening={({ trackingNumber }) =>
                urlFor('shipping.shipment', { number: trackingNumber })
              }
              search="Search numbers and customers"
              sentences={{ of: 'shipments' }}
              print
            />
          </Card>
        )}
        <ExchangeRatesCard rates={rates} />
      </div>
    </>
  )
}

function filterOptions({ lowest, difference }: MarginPageProps['shares']) {
  return [
    { value: 'low', label: `Margin below ${lowest}` },
    { value: 'differs', label: `Invoice more than ${difference} off the estimate` },
    { value: 'above', label: `Invoice more than ${difference} above the estimate` },
    { value: 'below', label: `Invoice more than ${difference} below the estimate` },
    { value: 'loss', label: `Cost is above what we charged by more than ${difference}` },
    { value: 'gain', label: `Cost is below what we charged by more than ${difference}` },
    { value: 'unknown', label: 'Cost not known' },
    { value: 'unbilled', label: 'Carried and never billed' },
    { value: 'all', label: 'All shipments' },
  ]
}
