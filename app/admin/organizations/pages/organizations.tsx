import { Plus } from 'lucide-react'
import type { Data } from '@generated/data'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { Button } from '~/ui/button'
import { DataTable } from '~/ui/data_table'
import { PageHeader } from '~/ui/page_header'
import { LazyDialog } from '#admin/console/components/lazy_dialog'
import { useRecordDialogs } from '#admin/console/components/use_record_dialogs'
import { OrganizationDetail, type OrganizationDetailRow } from '../components/organization_detail'
import { OrganizationForm, type OrganizationRow } from '../components/organization_form'
import { ORGANIZATION_COLUMNS } from '../components/organization_columns'

type OrganizationsProps = {
  billingGroups: Data.Admin.Organizations.BillingGroup.Variants['forChoice'][]
  listQuery: ListParams
  records?: PaginatedRows<OrganizationRow>
  shown?: OrganizationDetailRow
}

export default function Organizations(props: OrganizationsProps) {
  const { billingGroups, listQuery, records, shown } = props
  const list = useServerList(records, {
    prop: 'records',
    listQuery,
    csv: 'api.admin.organization_exports.show',
    names: { search: 'condition', descending: 'descending' },
  })
  const { opened, open, row, saved, dialog } = useRecordDialogs('records', shown)
  const view = opened?.view

  return (
    <>
      <PageHeader
        title="Organizations"
        description="Businesses with an account, with their wallets and credit limits. Open one for its billing and its prices."
      />
      <DataTable
        label="Organizations"
        columns={ORGANIZATION_COLUMNS}
        list={list}
        sentences={{ called: 'organizations' }}
        search="Search organizations"
        numbered
        print
        onOpen={({ id }) => open('detail', id)}
        rowMenu={({ id }) => [
          { label: 'View Details', onSelect: () => open('detail', id) },
          { label: 'Edit Details', onSelect: () => open('edit', id) },
        ]}
        toolbar={
          <Button icon={<Plus />} onClick={() => open('new', 1)}>
            New Organization
          </Button>
        }
      />
      {view === 'detail' && row && (
        <OrganizationDetail {...dialog} row={row} onEdit={() => open('edit', row.id)} />
      )}
      {(view === 'new' || (view === 'edit' && row)) && (
        <OrganizationForm
          {...dialog}
          key={opened?.key}
          row={view === 'new' ? null : row}
          groups={billingGroups}
          onSaved={saved}
        />
      )}
      {view && view !== 'new' && !row && <LazyDialog {...dialog} title="Organization" />}
    </>
  )
}
