import { UserPlus } from 'lucide-react'
import { useAddressedRecord } from '~/address/use_addressed_record'
import { useAddressed } from '~/address/use_addressed'
import { type Paged, type Question, useListed } from '~/address/use_listed'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { BlockDialog } from '../components/block_dialog'
import { EditPersonDialog, NewPersonDialog } from '../components/person_dialog'
import { mayBlock, type Person, type PersonChoices, type PersonRecord } from '../components/types'
import { UserTable } from '../components/user_table'

type UsersProps = {
  choices: PersonChoices
  ownId: number
  question: Question
  people?: Paged<Person>
  record?: PersonRecord | null
}

/** Everybody who has an account. */
export default function Users({ choices, ownId, question, ...late }: UsersProps) {
  const people = useListed(late.people, {
    ...{ prop: 'people', question, names: { search: 'condition' } },
  })
  const creating = useAddressed(['new'])
  const blocking = useAddressed(['block'], {
    rows: people.rows.filter((person) => mayBlock(person, choices, ownId)),
  })
  const editing = useAddressedRecord('edit', 'record', late.record)
  const form = { choices, ownId, onSaved: people.reload }
  return (
    <>
      <PageHeader
        title="Users"
        description="Everyone who has an account, and what they may do."
        actions={
          <Button
            icon={<UserPlus aria-hidden="true" className="size-4" />}
            onClick={() => creating.open('new', 1)}
          >
            New User
          </Button>
        }
      />
      <UserTable
        {...{ people, choices, ownId }}
        onBlock={(person) => blocking.open('block', person)}
        onEdit={editing.open}
      />
      {creating.opened && (
        <NewPersonDialog key={creating.opened.turn} {...creating.dialog} {...form} />
      )}
      {editing.id && <EditPersonDialog {...editing.dialog} {...form} record={editing.record} />}
      {blocking.opened && (
        <BlockDialog
          key={blocking.opened.turn}
          {...blocking.dialog}
          about={blocking.opened.row}
          onDone={people.reload}
        />
      )}
    </>
  )
}
