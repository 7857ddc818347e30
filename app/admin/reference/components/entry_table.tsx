import { Plus } from 'lucide-react'
import type { Question } from '~/address/use_listed'
import { AskDialog } from '~/ui/ask_dialog'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { type Column, DataTable } from '~/ui/data_table'
import { formatNaira } from '~/ui/money'
import { useOpened } from '~/hooks/use_opened'
import { LateDialog } from '#admin/console/components/late_dialog'
import { useRecordViews } from '#admin/console/components/use_record_views'
import { EntryForm } from './entry_form'
import type { Entries, Entry, ListDefinition } from './types'
import { useEntries } from './use_entries'

interface EntryTableProps {
  list: ListDefinition
  question: Question
  entries?: Entries
  /** The one that the address opens. */
  shown?: Entry
}

export function EntryTable({ list, shown, ...late }: EntryTableProps) {
  const entries = useEntries(list, late)
  const views = useRecordViews('entries', shown)
  const { opened, open, dialog } = useOpened<Entry, 'remove'>()
  return (
    <>
      <DataTable
        label={list.title}
        columns={columnsOf(list)}
        {...entries.table}
        sentences={{
          loading: 'Loading the list... Please wait!',
          empty: 'No records found!',
          error: 'Could not load the list. Please try again.',
        }}
        numbered
        searchable
        searchLabel={`Search ${list.searched ? list.title : list.title.toLowerCase()}`}
        csv
        print
        toolbar={
          <Button
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => views.open('new', 1)}
          >
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
      <EntryDialog list={list} views={views} />
      {opened?.row && <RemoveDialog {...dialog} list={list} row={opened.row} entries={entries} />}
    </>
  )
}

type EntryDialogProps = {
  list: ListDefinition
  views: ReturnType<typeof useRecordViews<Entry>>
}

function EntryDialog({ list, views }: EntryDialogProps) {
  const { opened, row, saved, dialog } = views
  const isNew = opened?.view === 'new'
  if (isNew || (opened?.view === 'edit' && row)) {
    const about = isNew ? null : row
    return <EntryForm {...dialog} key={opened.turn} list={list} row={about} onSaved={saved} />
  }
  return opened?.view === 'edit' && <LateDialog {...dialog} title={`Edit ${list.one}`} />
}

type RemoveDialogProps = {
  list: ListDefinition
  row: Entry
  entries: ReturnType<typeof useEntries>
  open: boolean
  onClose: () => void
}

function RemoveDialog({ list, row, entries, ...dialog }: RemoveDialogProps) {
  return (
    <AskDialog
      {...dialog}
      title={`Delete ${row.values[list.fields[0]?.name ?? '']}?`}
      submitLabel="Delete"
      busyLabel="Deleting..."
      tone="danger"
      act={() => entries.remove(row)}
    >
      <p>
        {list.archives
          ? 'Nobody can choose it any more. If shipments already have it, they keep it and it is archived.'
          : 'It disappears at once for everybody who books.'}
      </p>
    </AskDialog>
  )
}

function columnsOf({ fields, archives, searched }: ListDefinition): Column<Entry>[] {
  const columns = fields.map((field, place): Column<Entry> => {
    const numeric = field.type === 'number' || field.type === 'naira'
    const value = ({ values }: Entry) => {
      const given = values[field.name]
      return field.options.find((option) => option.value === given)?.label ?? given
    }
    const cell =
      field.type === 'naira'
        ? (row: Entry) => formatNaira(Number(row.values[field.name]))
        : undefined
    const sortable = !searched
    return {
      id: field.name,
      header: field.label,
      value,
      cell,
      numeric,
      sortable,
      hideOnPhone: place > 2,
    }
  })
  if (!archives) return columns
  return [...columns, { id: 'status', header: 'Status', value: status, cell: statusBadge }]
}

function status({ archived }: Entry) {
  return archived ? 'Archived' : 'Active'
}

function statusBadge(row: Entry) {
  return <Badge tone={row.archived ? 'secondary' : 'success'}>{status(row)}</Badge>
}
