import { Plus } from 'lucide-react'
import type { ListParams } from '~/url/use_server_list'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { formatNaira } from '~/ui/money'
import { useRowDialog } from '~/hooks/use_row_dialog'
import { LazyDialog } from '#admin/console/components/lazy_dialog'
import { useRecordDialogs } from '#admin/console/components/use_record_dialogs'
import { ReferenceEntryForm } from './reference_entry_form'
import type { ReferenceEntryPage, ReferenceEntryData, ListDefinition } from './reference_types'
import { useReferenceEntries } from './use_reference_entries'

interface ReferenceEntryTableProps {
  list: ListDefinition
  listQuery: ListParams
  entries?: ReferenceEntryPage
  shown?: ReferenceEntryData
}

export function ReferenceEntryTable({ list, shown, ...late }: ReferenceEntryTableProps) {
  const entries = useReferenceEntries(list, late)
  const views = useRecordDialogs('entries', shown)
  const { opened, open, dialog } = useRowDialog<ReferenceEntryData, 'remove'>()
  return (
    <>
      <DataTable
        label={list.title}
        columns={columnsOf(list, entries.table.rows)}
        {...entries.table}
        sentences={{ called: 'the list' }}
        numbered
        search={`Search ${list.searched ? list.title : list.title.toLowerCase()}`}
        csv
        print
        toolbar={
          <Button icon={<Plus />} onClick={() => views.open('new', 1)}>
            New {list.one}
          </Button>
        }
        rowMenu={(row) => [
          { label: 'Edit', onSelect: () => views.open('edit', row.id) },
          row.archived
            ? { label: 'Restore', onSelect: () => void entries.restore(row) }
            : { label: 'Delete', tone: 'danger', onSelect: () => open('remove', row) },
        ]}
      />
      <ReferenceEntryDialog list={list} views={views} />
      {opened?.row && (
        <RemoveReferenceEntryDialog {...dialog} list={list} row={opened.row} entries={entries} />
      )}
    </>
  )
}

type ReferenceEntryDialogProps = {
  list: ListDefinition
  views: ReturnType<typeof useRecordDialogs<ReferenceEntryData>>
}

function ReferenceEntryDialog({ list, views }: ReferenceEntryDialogProps) {
  const { opened, row, saved, dialog } = views
  const isNew = opened?.view === 'new'
  if (isNew || (opened?.view === 'edit' && row)) {
    const edited = isNew ? null : row
    return (
      <ReferenceEntryForm {...dialog} key={opened.key} list={list} row={edited} onSaved={saved} />
    )
  }
  return opened?.view === 'edit' && <LazyDialog {...dialog} title={`Edit ${list.one}`} />
}

type RemoveReferenceEntryDialogProps = {
  list: ListDefinition
  row: ReferenceEntryData
  entries: ReturnType<typeof useReferenceEntries>
  open: boolean
  onClose: () => void
}

function RemoveReferenceEntryDialog({
  list,
  row,
  entries,
  ...dialog
}: RemoveReferenceEntryDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={`Delete ${row.values[list.fields[0]?.name ?? '']}?`}
      submitLabel="Delete"
      busyLabel="Deleting..."
      tone="danger"
      act={() => entries.remove(row)}
    >
      <p>
        {list.archives
          ? 'Nobody can choose it any more. If shipments already have it, we archive it and they keep it.'
          : 'It is removed from the booking form at once.'}
      </p>
    </ConfirmDialog>
  )
}

/** Leaves out optional fields that no row has, and the status while no row is archived. */
function columnsOf(
  { fields, archives, searched }: ListDefinition,
  rows: readonly ReferenceEntryData[]
): TableColumn<ReferenceEntryData>[] {
  const used = fields.filter(
    ({ optional, name }) => !optional || rows.some(({ values }) => values[name] !== null)
  )
  const columns = used.map((field, place): TableColumn<ReferenceEntryData> => {
    const numeric = field.type === 'number' || field.type === 'naira'
    const value = ({ values }: ReferenceEntryData) => {
      const given = values[field.name]
      return field.options.find((option) => option.value === given)?.label ?? given
    }
    const cell =
      field.type === 'naira'
        ? (row: ReferenceEntryData) => formatNaira(Number(row.values[field.name]))
        : undefined
    return {
      header: field.label,
      value,
      cell,
      sort: searched ? undefined : field.name,
      numeric,
      phone: place === 0 ? 'title' : 'labelled',
    }
  })
  if (!archives || !rows.some(({ archived }) => archived)) return columns
  return [
    ...columns,
    {
      header: 'Status',
      value: entryStatusText,
      cell: entryStatusBadge,
      sort: 'status',
      phone: 'end',
    },
  ]
}

function entryStatusText({ archived }: ReferenceEntryData) {
  return archived ? 'Archived' : 'Active'
}

function entryStatusBadge(row: ReferenceEntryData) {
  return <Badge tone={row.archived ? 'secondary' : 'success'}>{entryStatusText(row)}</Badge>
}
