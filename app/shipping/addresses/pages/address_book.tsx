import type { ReactNode } from 'react'
import { router } from '@inertiajs/react'
import { FileInput, Group as GroupIcon, Link2, Plus, UsersRound } from 'lucide-react'
import { useUrlDialog } from '~/url/use_url_dialog'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { callApi } from '~/api/call_api'
import { showOutcome } from '~/api/show_outcome'
import { Button } from '~/ui/button'
import { Menu, type MenuEntry } from '~/ui/menu'
import { PageHeader } from '~/ui/page_header'
import { BookDialogs } from '../components/book_dialogs'
import { AddressBookTable } from '../components/address_book_table'
import {
  BOOK_VIEWS,
  type BookView,
  type BookEntryData,
  type AddressGroupData,
} from '../components/book_types'
import { SharedEntryDialog } from '../components/shared_entry_dialog'
import { DeleteBookEntryDialog, BookEntryDialog } from '../components/book_entry_dialog'

type AddressBookProps = {
  listQuery: ListParams
  entries?: PaginatedRows<BookEntryData>
  groups: AddressGroupData[]
  countries: { value: string; label: string }[]
  /** True if there are colleagues to share with. */
  isTeam: boolean
  isStaff: boolean
}

export default function AddressBook(props: AddressBookProps) {
  const { listQuery, groups, countries, isTeam, isStaff } = props
  const entries = useServerList(props.entries, { prop: 'entries', listQuery })
  const beside = useUrlDialog(BOOK_VIEWS)
  const { opened, open, dialog } = useUrlDialog(['edit', 'delete'], { rows: entries.rows })
  const choices = { groups, countries, isTeam, isStaff }

  function changed() {
    router.reload({ only: ['entries', 'groups'] })
  }

  return (
    <>
      <PageHeader
        title="Address Book"
        description="People and places you ship to and from. Pick one when you book."
        actions={
          <>
            <Menu
              label="More for your address book"
              trigger="More"
              items={moreActions((view) => beside.open(view, 1))}
            />
            <Button icon={<Plus />} onClick={() => beside.open('new', 1)}>
              Add Address
            </Button>
          </>
        }
      />
      <AddressBookTable
        entries={entries}
        groups={groups}
        onOpen={open}
        onAdd={() => beside.open('new', 1)}
        onDefault={async (entry) => (await toggleDefaultAddress(entry)) && changed()}
      />
      {beside.opened && (
        <BookDialogs
          key={`${beside.opened.view} ${beside.opened.key}`}
          view={beside.opened.view}
          newSide={beside.opened.id === 'origin' ? 'origin' : 'destination'}
          {...beside.dialog}
          onChanged={changed}
          {...choices}
        />
      )}
      {opened?.view === 'edit' && !opened.row.changeable && (
        <SharedEntryDialog {...dialog} entry={opened.row} />
      )}
      {opened?.view === 'edit' && opened.row.changeable && (
        <BookEntryDialog
          key={opened.key}
          {...dialog}
          entry={opened.row}
          onChanged={changed}
          {...choices}
        />
      )}
      {opened?.view === 'delete' && (
        <DeleteBookEntryDialog {...dialog} entry={opened.row} onChanged={changed} />
      )}
    </>
  )
}

async function toggleDefaultAddress({ id, default: isDefault }: BookEntryData): Promise<boolean> {
  const route = isDefault
    ? 'api.shipping.default_addresses.destroy'
    : 'api.shipping.default_addresses.update'
  return showOutcome(await callApi(route, { params: { id } }))
}

function moreActions(open: (view: BookView) => void): MenuEntry[] {
  const entry = (view: BookView, label: string, icon: ReactNode) => ({
    label,
    icon,
    onSelect: () => open(view),
  })
  return [
    entry('import', 'Import', <FileInput aria-hidden="true" />),
    entry('twins', 'Find duplicates', <UsersRound aria-hidden="true" />),
    entry('groups', 'Groups', <GroupIcon aria-hidden="true" />),
    entry('ask', 'Ask for an address', <Link2 aria-hidden="true" />),
  ]
}
