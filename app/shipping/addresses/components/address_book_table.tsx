import { BookUser, Pencil, Star, StarOff, Trash2 } from 'lucide-react'
import type { ServerListState } from '~/url/use_server_list'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { EmptyState } from '~/ui/empty_state'
import type { MenuEntry } from '~/ui/menu'
import { Phone } from '~/ui/phone'
import {
  type BookEntryData,
  type EntryView,
  type AddressGroupData,
  entryPlaceText,
  SIDE_LABELS,
  SIDE_OPTIONS,
} from './book_types'
import { AddressQualityBadge } from './address_quality_badge'

interface AddressBookTableProps {
  entries: ServerListState<BookEntryData>
  groups: readonly AddressGroupData[]
  onOpen: (view: EntryView, entry: BookEntryData) => void
  onDefault: (entry: BookEntryData) => void
  onAdd: () => void
}

const SENTENCES = { of: 'addresses', empty: 'No addresses here.' }

export function AddressBookTable(props: AddressBookTableProps) {
  const { entries, groups, onOpen, onDefault, onAdd } = props
  return (
    <DataTable
      label="Address Book"
      columns={columnsFor(entries.rows)}
      list={entries}
      sentences={SENTENCES}
      search="Search addresses"
      onOpen={(entry) => onOpen('edit', entry)}
      rowMenu={(entry) => entryMenu(entry, { onOpen, onDefault })}
      filters={[SIDE_FILTER, ...(groups.length > 0 ? [groupFilter(groups)] : [])]}
      nothingYet={
        <EmptyState
          icon={<BookUser />}
          title="No addresses yet"
          action={
            <Button variant="secondary" onClick={onAdd}>
              Add your first address
            </Button>
          }
        >
          Save people and places once, and pick them when you book.
        </EmptyState>
      }
    />
  )
}

const SIDE_FILTER = {
  name: 'side',
  label: 'Side',
  all: 'Senders and receivers',
  options: SIDE_OPTIONS.map(({ value, label }) => ({ value, label: `${label}s` })),
}

const groupFilter = (groups: AddressBookTableProps['groups']) => ({
  name: 'group',
  label: 'Group',
  all: 'All groups',
  options: groups.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` })),
})

/** Leaves out what all addresses in the list have in common. */
function columnsFor(rows: readonly BookEntryData[]): TableColumn<BookEntryData>[] {
  const hasBothSides = rows.some(({ side }) => side !== rows[0]?.side)
  const areAllShared = rows.every(({ shared }) => shared)
  return [
    {
      header: 'Name',
      value: 'fullname',
      cell: (entry) => (
        <>
          <span className="font-medium">{entry.fullname}</span>
          <span className="block text-ink-muted">
            <Phone number={entry.phoneNumber} />
          </span>
        </>
      ),
      sort: 'fullname',
      phone: 'title',
      opens: true,
    },
    ...(hasBothSides || rows.some((row) => row.default)
      ? [
          {
            header: 'Side',
            value: ({ side }) => SIDE_LABELS[side],
            cell: ({ side, default: isDefault }) => (
              <span className="flex flex-wrap gap-1">
                {hasBothSides && <Badge>{SIDE_LABELS[side]}</Badge>}
                {isDefault && <Badge tone="info">Default</Badge>}
              </span>
            ),
            phone: 'end',
          } satisfies TableColumn<BookEntryData>,
        ]
      : []),
    {
      header: 'Address',
      value: entryPlaceText,
      cell: (entry) => (
        <>
          {entryPlaceText(entry)}
          <EntryLabels entry={entry} isShared={entry.shared && !areAllShared} />
        </>
      ),
      phone: 'line',
    },
    {
      header: 'For couriers',
      value: ({ quality }) => quality.level,
      cell: ({ quality }) => <AddressQualityBadge quality={quality} />,
      phone: 'line',
    },
  ]
}

type EntryLabelsProps = { entry: BookEntryData; isShared: boolean }

function EntryLabels({ entry: { groups, filledIn }, isShared }: EntryLabelsProps) {
  if (groups.length === 0 && !isShared && !filledIn) return null
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {groups.map(({ id, name }) => (
        <Badge key={id} tone="secondary">
          {name}
        </Badge>
      ))}
      {isShared && <Badge tone="secondary">Shared</Badge>}
      {filledIn && <Badge tone="info">Filled in by the receiver</Badge>}
    </span>
  )
}

function entryMenu(
  entry: BookEntryData,
  { onOpen, onDefault }: Pick<AddressBookTableProps, 'onOpen' | 'onDefault'>
): MenuEntry[] {
  const side = SIDE_LABELS[entry.side].toLowerCase()
  const isDefault = entry.default
  const usual: MenuEntry = {
    label: isDefault ? `No longer my default ${side}` : `Make my default ${side}`,
    icon: isDefault ? <StarOff /> : <Star />,
    onSelect: () => onDefault(entry),
  }
  const edit: MenuEntry = {
    label: entry.changeable ? 'Edit' : 'View',
    icon: <Pencil />,
    onSelect: () => onOpen('edit', entry),
  }
  if (!entry.changeable) return [edit, usual]
  const remove: MenuEntry = {
    label: 'Delete',
    icon: <Trash2 />,
    tone: 'danger',
    onSelect: () => onOpen('delete', entry),
  }
  return [edit, usual, remove]
}
