import { UserPlus } from 'lucide-react'
import { useRecordDialog } from '~/url/use_record_dialog'
import { useUrlDialog } from '~/url/use_url_dialog'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { BlockUserDialog } from '../components/block_user_dialog'
import { EditUserDialog, NewUserDialog } from '../components/user_form_dialog'
import {
  canBlockUser,
  type UserRow,
  type UserFormOptions,
  type UserFormRecord,
} from '../components/user_types'
import { UserTable } from '../components/user_table'

type UsersProps = {
  choices: UserFormOptions
  ownId: number
  listQuery: ListParams
  people?: PaginatedRows<UserRow>
  record?: UserFormRecord | null
}

export default function Users({ choices, ownId, listQuery, ...late }: UsersProps) {
  const people = useServerList(late.people, {
    prop: 'people',
    listQuery,
    names: { search: 'condition' },
  })
  const creating = useUrlDialog(['new'])
  const blocking = useUrlDialog(['block'], {
    rows: people.rows.filter((person) => canBlockUser(person, choices, ownId)),
  })
  const editing = useRecordDialog('edit', 'record', late.record)
  const form = { choices, ownId, onSaved: people.reload }
  return (
    <>
      <PageHeader
        title="Users"
        description="Everyone with an account, and their role."
        actions={
          <Button icon={<UserPlus />} onClick={() => creating.open('new', 1)}>
            New User
          </Button>
        }
      />
      <UserTable
        people={people}
        choices={choices}
        ownId={ownId}
        onBlock={(person) => blocking.open('block', person)}
        onEdit={editing.open}
      />
      {creating.opened && (
        <NewUserDialog key={creating.opened.key} {...creating.dialog} {...form} />
      )}
      {editing.id && <EditUserDialog {...editing.dialog} {...form} record={editing.record} />}
      {blocking.opened && (
        <BlockUserDialog
          key={blocking.opened.key}
          {...blocking.dialog}
          user={blocking.opened.row}
          onDone={people.reload}
        />
      )}
    </>
  )
}
