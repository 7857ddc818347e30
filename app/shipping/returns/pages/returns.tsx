import { Link } from '@adonisjs/inertia/react'
import { Undo2 } from 'lucide-react'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { useLiveProps } from '~/live/use_live_props'
import { Button } from '~/ui/button'
import { DataTable } from '~/ui/data_table'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { pageUrls } from '~/page_urls'
import { RETURN_COLUMNS, RETURN_STATE_OPTIONS } from '../components/return_columns'
import type { ReturnData } from '../components/return_labels'

type ReturnsProps = {
  listQuery: ListParams
  hasRules: boolean
  returns?: PaginatedRows<ReturnData>
}

export default function Returns({ listQuery, hasRules, returns }: ReturnsProps) {
  const list = useServerList(returns, { prop: 'returns', listQuery })
  useLiveProps('shipments', ['returns'])
  return (
    <>
      <PageHeader
        title="Returns"
        description="Parcels coming back to you, and return requests for you to approve."
        actions={
          hasRules && (
            <Button as={Link} href={pageUrls.returnRules} variant="secondary">
              Return Rules
            </Button>
          )
        }
      />
      <DataTable
        label="Returns"
        columns={RETURN_COLUMNS}
        list={list}
        opening={({ id }) => urlFor('shipping.return', { id })}
        sentences={{ of: 'returns' }}
        filters={[
          { name: 'state', label: 'State', all: 'All returns', options: RETURN_STATE_OPTIONS },
        ]}
        nothingYet={
          <EmptyState
            icon={<Undo2 />}
            title="No returns yet"
            action={
              <Button as={Link} href={urlFor('shipping.history', {})} variant="secondary">
                Past Shipments
              </Button>
            }
          >
            Open a delivered shipment and choose Return to bring it back. Parcels that a courier
            sent back undelivered are in Past Shipments, under Returned.
          </EmptyState>
        }
      />
    </>
  )
}
