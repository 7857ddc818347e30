import type { ReactNode } from 'react'
import { router } from '@inertiajs/react'
import { FileInput, Group as GroupIcon, Link2, Plus, UsersRound } from 'lucide-react'
import { useAddressed } from '~/address/use_addressed'
import { type Paged, type Question, useListed } from '~/address/use_listed'
import { send } from '~/api/send'
import { tell } from '~/api/tell'
import { Button } from '~/ui/button'
import { Menu, type MenuEntry } from '~/ui/menu'
import { PageHeader } from '~/ui/page_header'
import { BookDialogs } from '../components/book_dialogs'
import { BookTable } from '../components/book_table'
import { BOOK_VIEWS, type BookView, type Entry, type Group } from '../components/book_types'
import { SharedEntryDialog } from '../components/shared_entry_dialog'
import { DeleteEntryDialog, EntryDialog } from '../components/entry_dialog'

type AddressBookProps = {
  question: Question
  entries?: Paged<Entry>
  groups: Group[]
  countries: { value: string; label: string }[]
  /** Whether there are others to share with. */
  isTeam: boolean
  isStaff: boolean
}

/** Senders and receivers, kept for the next booking. */
export default function AddressBook(props: AddressBookProps) {
  const { question, groups, countries, isTeam, isStaff } = props
  const entries = useListed(props.entries, { prop: 'entries', question })
  const beside = useAddressed(BOOK_VIEWS)
  const { opened, open, dialog } = useAddressed(['edit', 'delete'], { rows: entries.rows })
  const choices = { groups, countries, isTeam, isStaff }

  function changed() {
    router.reload({ only: ['entries', 'groups'] })
  }

  return (
    <>
      <PageHeader
        title="Address Book"
        description="Whom you send to, and where you send from. Each is ready for your next booking."
        actions={
          <>
            <Menu
              label="More for your address book"
              trigger="More"
              items={moreOf((view) => beside.open(view, 1))}
            />
            <Button
              icon={<Plus aria-hidden="true" className="size-4" />}
              onClick={() => beside.open('new', 1)}
            >
              Add Address
            </Button>
          </>
        }
      />
      <BookTable
        entries={entries}
        groups={groups}
        onOpen={open}
        onDefault={async (entry) => (await chooseDefault(entry)) && changed()}
      />
      {beside.opened && (
        <BookDialogs
          key={`${beside.opened.view} ${beside.opened.turn}`}
          view={beside.opened.view}
          {...beside.dialog}
          onChanged={changed}
          {...choices}
        />
      )}
      {opened?.view === 'edit' && !opened.row.changeable && (
        <SharedEntryDialog {...dialog} entry={opened.row} />
      )}
      {opened?.view === 'edit' && opened.row.changeable && (
        <EntryDialog
          key={opened.turn}
          {...dialog}
          entry={opened.row}
          onChanged={changed}
          {...choices}
        />
      )}
      {opened?.view === 'delete' && (
        <DeleteEntryDialog {...dialog} entry={opened.row} onChanged={changed} />
      )}
    </>
  )
}

/** Or no longer; answers whether it was done. */
async function chooseDefault({ id, default: isDefault }: Entry): Promise<boolean> {
  const route = isDefault
    ? 'api.shipping.default_addresses.destroy'
    : 'api.shipping.default_addresses.update'
  return tell(await send(route, { params: { id } }))
}

function moreOf(open: (view: BookView) => void): MenuEntry[] {
  const entry = (view: BookView, label: string, icon: ReactNode) => ({
    ...{ label, icon },
    onSelect: () => open(view),
  })
  return [
    entry('import', 'Import', <FileInput aria-hidden="true" />),
    entry('twins', 'Find duplicates', <UsersRound aria-hidden="true" />),
    entry('groups', 'Groups', <GroupIcon aria-hidden="true" />),
    entry('ask', 'Ask for an address', <Link2 aria-hidden="true" />),
  ]
}
