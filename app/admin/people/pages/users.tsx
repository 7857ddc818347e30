import { Head } from '@inertiajs/react'
import { UserPlus } from 'lucide-react'
import { useServerRows } from '~/api/use_server_rows'
import { useOpened } from '~/hooks/use_opened'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { BlockDialog } from '../components/block_dialog'
import { EditPersonDialog, NewPersonDialog } from '../components/person_dialog'
import type { Person, PersonChoices, PersonView } from '../components/types'
import { UserTable } from '../components/user_table'

type UsersProps = { choices: PersonChoices; ownId: number }

/** Everybody who has an account. */
export default function Users({ choices, ownId }: UsersProps) {
  const people = useServerRows('api.identity.people.index')
  const { opened, open, dialog } = useOpened<Person, PersonView>()
  const { view, row, turn } = opened ?? {}
  const form = { ...dialog, choices, ownId, onSaved: people.reload }
  return (
    <>
      <Head title="Users" />
      <PageHeader
        title="Users"
        description="Everybody who has an account, and what they may do."
        actions={
          <Button
            icon={<UserPlus aria-hidden="true" className="size-4" />}
            onClick={() => open('create')}
          >
            New User
          </Button>
        }
      />
      <UserTable people={people} choices={choices} ownId={ownId} onOpen={open} />
      {view === 'create' && <NewPersonDialog key={turn} {...form} />}
      {row && view === 'edit' && <EditPersonDialog key={turn} {...form} id={row.id} />}
      {row && view === 'block' && (
        <BlockDialog key={turn} {...dialog} about={row} onDone={people.reload} />
      )}
    </>
  )
}
