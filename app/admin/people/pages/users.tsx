import { Head } from '@inertiajs/react'
import { UserPlus } from 'lucide-react'
import { useAddressedRecord } from '~/address/use_addressed_record'
import { type Paged, useListed } from '~/address/use_listed'
import { useOpened } from '~/hooks/use_opened'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { BlockDialog } from '../components/block_dialog'
import { EditPersonDialog, NewPersonDialog } from '../components/person_dialog'
import type { Person, PersonChoices, PersonRecord, PersonView } from '../components/types'
import { UserTable } from '../components/user_table'

type UsersProps = {
  choices: PersonChoices
  ownId: number
  people?: Paged<Person>
  record?: PersonRecord | null
}

/** Everybody who has an account. */
export default function Users({ choices, ownId, ...late }: UsersProps) {
  const people = useListed(late.people, { prop: 'people', names: { search: 'condition' } })
  const { opened, open, dialog } = useOpened<Person, PersonView>()
  const editing = useAddressedRecord('edit', 'record', late.record)
  const form = { choices, ownId, onSaved: people.reload }
  return (
    <>
      <Head title="Users" />
      <PageHeader
        title="Users"
        description="Everyone who has an account, and what they may do."
        actions={
          <Button
            icon={<UserPlus aria-hidden="true" className="size-4" />}
            onClick={() => open('create')}
          >
            New User
          </Button>
        }
      />
      <UserTable
        {...{ people, choices, ownId }}
        onBlock={(person) => open('block', person)}
        onEdit={editing.open}
      />
      {opened?.view === 'create' && <NewPersonDialog key={opened.turn} {...dialog} {...form} />}
      {editing.id && <EditPersonDialog {...editing.dialog} {...form} record={editing.record} />}
      {opened?.row && opened.view === 'block' && (
        <BlockDialog key={opened.turn} {...dialog} about={opened.row} onDone={people.reload} />
      )}
    </>
  )
}
