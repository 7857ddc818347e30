import { Plus } from 'lucide-react'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { Button } from '~/ui/button'
import { DataTable } from '~/ui/data_table'
import { PageHeader } from '~/ui/page_header'
import { LazyDialog } from '#admin/console/components/lazy_dialog'
import { useRecordDialogs } from '#admin/console/components/use_record_dialogs'
import { BillingGroupForm } from '../components/billing_group_form'
import {
  BILLING_GROUP_COLUMNS,
  type BillingGroupRow,
  renderActiveStatus,
} from '../components/organization_columns'
import {
  RecordDetailDialog,
  type RecordDetailDialogProps,
} from '#admin/console/components/record_detail_dialog'

type BillingGroupsProps = {
  listQuery: ListParams
  groups?: PaginatedRows<BillingGroupRow>
  shown?: BillingGroupRow
}

export default function BillingGroups({ listQuery, groups, shown }: BillingGroupsProps) {
  const list = useServerList(groups, {
    prop: 'groups',
    listQuery,
    csv: 'api.admin.billing_group_exports.show',
    names: { search: 'condition', descending: 'descending' },
  })
  const { opened, open, row, saved, dialog } = useRecordDialogs('groups', shown)
  const view = opened?.view

  return (
    <>
      <PageHeader
        title="Billing Groups"
        description="Businesses that negotiated the same prices share one."
      />
      <DataTable
        label="Billing Groups"
        columns={BILLING_GROUP_COLUMNS}
        list={list}
        sentences={{ called: 'billing groups' }}
        search="Search billing groups"
        numbered
        print
        onOpen={({ id }) => open('detail', id)}
        rowMenu={({ id }) => [
          { label: 'View Details', onSelect: () => open('detail', id) },
          { label: 'Edit Details', onSelect: () => open('edit', id) },
        ]}
        toolbar={
          <Button icon={<Plus />} onClick={() => open('new', 1)}>
            New Billing Group
          </Button>
        }
      />
      {view === 'detail' && row && (
        <BillingGroupDetail {...dialog} row={row} onEdit={() => open('edit', row.id)} />
      )}
      {(view === 'new' || (view === 'edit' && row)) && (
        <BillingGroupForm
          {...dialog}
          key={opened?.key}
          row={view === 'new' ? null : row}
          onSaved={saved}
        />
      )}
      {view && view !== 'new' && !row && <LazyDialog {...dialog} title="Billing Group" />}
    </>
  )
}

interface BillingGroupDetailProps extends RecordDetailDialogProps {
  row: BillingGroupRow
}

function BillingGroupDetail({ row, ...dialog }: BillingGroupDetailProps) {
  return (
    <RecordDetailDialog
      {...dialog}
      title={row.name}
      items={[
        { term: 'Status', value: renderActiveStatus(row) },
        { term: 'Date Created', value: row.dayCreated },
        { term: 'Created By', value: row.createdBy },
        { term: 'Businesses', value: row.organizations },
      ]}
    />
  )
}
