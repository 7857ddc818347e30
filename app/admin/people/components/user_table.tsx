import { Link } from '@adonisjs/inertia/react'
import { Ban, CircleCheck, Pencil, UserRound } from 'lucide-react'
import type { ServerListState } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { type TableColumn, DataTable } from '~/ui/data_table'
import type { MenuEntry } from '~/ui/menu'
import { Phone } from '~/ui/phone'
import { UserStatusBadge, userStatusText } from './user_status_badge'
import {
  canBlockUser,
  canEditUser,
  userFullName,
  type UserRow,
  type UserFormOptions,
} from './user_types'

interface UserTableProps {
  people: ServerListState<UserRow>
  choices: UserFormOptions
  ownId: number
  onEdit: (id: number) => void
  onBlock: (user: UserRow) => void
}

export function UserTable(props: UserTableProps) {
  const { people } = props
  return (
    <DataTable
      label="Users"
      columns={COLUMNS}
      list={people}
      sentences={{ called: 'User List' }}
      opening={({ id }) => urlFor('admin.user_account', { id })}
      numbered
      search="Search users"
      csv
      print
      rowMenu={(person) => userMenu(person, props)}
    />
  )
}

const COLUMNS: TableColumn<UserRow>[] = [
  { header: 'Date', value: 'createdDay', phone: 'hidden' },
  {
    header: 'Fullname',
    value: userFullName,
    cell: (person) => <span className="font-medium">{userFullName(person)}</span>,
    phone: 'title',
  },
  {
    header: 'Username',
    value: 'username',
    cell: ({ username }) => <span className="break-all">{username}</span>,
    phone: 'line',
  },
  {
    header: 'Phone Number',
    value: 'phoneNumber',
    cell: ({ phoneNumber }) => <Phone number={phoneNumber} />,
    phone: 'line',
  },
  { header: 'Role', value: 'roleName', phone: 'line' },
  {
    header: 'Status',
    value: ({ status }) => userStatusText(status),
    cell: ({ status }) => <UserStatusBadge status={status} />,
    phone: 'end',
  },
]

function userMenu(user: UserRow, { choices, ownId, onEdit, onBlock }: UserTableProps): MenuEntry[] {
  const isOut = user.status === 'BLOCKED' || user.status === 'DEACTIVATED'
  const account = {
    label: 'Account Management',
    icon: <UserRound />,
    href: urlFor('admin.user_account', { id: user.id }),
    as: Link,
  }
  if (!canEditUser(user, choices)) return [account]
  const edit = {
    label: 'Edit',
    icon: <Pencil />,
    onSelect: () => onEdit(user.id),
  }
  if (!canBlockUser(user, choices, ownId)) return [account, edit]
  const block = {
    label: isOut ? 'Unblock' : 'Block',
    icon: isOut ? <CircleCheck /> : <Ban />,
    tone: isOut ? undefined : ('danger' as const),
    onSelect: () => onBlock(user),
  }
  return [account, edit, block]
}
