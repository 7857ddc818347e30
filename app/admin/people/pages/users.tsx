import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { UserPlus } from 'lucide-react'
import { useServerRows } from '~/api/use_server_rows'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { BlockDialog } from '../components/block_dialog'
import { EditPersonDialog, NewPersonDialog } from '../components/person_dialog'
import type { PersonChoices, PersonQuestion } from '../components/types'
import { UserTable } from '../components/user_table'

type UsersProps = { choices: PersonChoices; ownId: number }

/** Everybody who has an account. */
export default function Users({ choices, ownId }: UsersProps) {
  const people = useServerRows('api.identity.people.index')
  // What was opened stays while it fades away; opened again, it is read afresh.
  const [opened, setOpened] = useState<PersonQuestion | null>(null)
  const [turn, setTurn] = useState(0)
  const [isOpen, setIsOpen] = useState(false)

  function open(question: PersonQuestion) {
    setOpened(question)
    setTurn(turn + 1)
    setIsOpen(true)
  }

  const shared = { open: isOpen, onClose: () => setIsOpen(false) }
  const form = { ...shared, choices, ownId, onSaved: people.reload }
  return (
    <>
      <Head title="Users" />
      <PageHeader
        title="Users"
        description="Everybody who has an account, and what they may do."
        actions={
          <Button
            icon={<UserPlus aria-hidden="true" className="size-4" />}
            onClick={() => open({ kind: 'create' })}
          >
            New User
          </Button>
        }
      />
      <UserTable people={people} choices={choices} ownId={ownId} onOpen={open} />
      {opened?.kind === 'create' && <NewPersonDialog key={turn} {...form} />}
      {opened?.kind === 'edit' && <EditPersonDialog key={turn} {...form} id={opened.about.id} />}
      {opened?.kind === 'block' && (
        <BlockDialog key={turn} {...shared} about={opened.about} onDone={people.reload} />
      )}
    </>
  )
}
