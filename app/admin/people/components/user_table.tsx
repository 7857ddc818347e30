import { Link } from '@adonisjs/inertia/react'
import { Ban, CircleCheck, Pencil, UserRound } from 'lucide-react'
import type { Listed } from '~/address/use_listed'
import { urlFor } from '~/client'
import { type Column, DataTable } from '~/ui/data_table'
import type { MenuEntry } from '~/ui/menu'
import { Phone } from '~/ui/phone'
import { PersonStatus, statusText } from './person_status'
import { mayBlock, mayChange, nameOf, type Person, type PersonChoices } from './types'

interface UserTableProps {
  people: Listed<Person>
  choices: PersonChoices
  ownId: number
  onEdit: (id: number) => void
  onBlock: (about: Person) => void
}

const SENTENCES = {
  loading: 'Loading User List... Please wait!',
  empty: 'No records found!',
  error: 'Could not load User List. Please try again.',
}

export function UserTable(props: UserTableProps) {
  const { people } = props
  return (
    <DataTable
      label="Users"
      columns={COLUMNS}
      list={people}
      sentences={SENTENCES}
      opening={({ id }) => urlFor('admin.user_account', { id })}
      numbered
      searchable
      searchLabel="Search users"
      csv
      print
      rowMenu={(person) => menuOf(person, props)}
    />
  )
}

const COLUMNS: Column<Person>[] = [
  {
    id: 'date',
    header: 'Date',
    sortable: false,
    phone: 'hidden',
    value: ({ createdDay }) => createdDay,
  },
  {
    id: 'fullname',
    header: 'Fullname',
    sortable: false,
    phone: 'title',
    value: nameOf,
    cell: (person) => <span className="font-medium">{nameOf(person)}</span>,
  },
  {
    id: 'username',
    header: 'Username',
    sortable: false,
    phone: 'line',
    value: ({ username }) => username,
    cell: ({ username }) => <span className="break-all">{username}</span>,
  },
  {
    id: 'phone',
    header: 'Phone Number',
    sortable: false,
    phone: 'line',
    value: ({ phoneNumber }) => phoneNumber || '--',
    cell: ({ phoneNumber }) => <Phone number={phoneNumber} />,
  },
  {
    id: 'status',
    header: 'Status',
    sortable: false,
    phone: 'end',
    value: ({ status }) => statusText(status),
    cell: ({ status }) => <PersonStatus status={status} />,
  },
]

function menuOf(about: Person, { choices, ownId, onEdit, onBlock }: UserTableProps): MenuEntry[] {
  const isOut = about.status === 'BLOCKED' || about.status === 'DEACTIVATED'
  const account = {
    label: 'Account Management',
    icon: <UserRound aria-hidden="true" />,
    href: urlFor('admin.user_account', { id: about.id }),
    as: Link,
  }
  if (!mayChange(about, choices)) return [account]
  const edit = {
    label: 'Edit',
    icon: <Pencil aria-hidden="true" />,
    onSelect: () => onEdit(about.id),
  }
  if (!mayBlock(about, choices, ownId)) return [account, edit]
  const block = {
    label: isOut ? 'Unblock' : 'Block',
    icon: isOut ? <CircleCheck aria-hidden="true" /> : <Ban aria-hidden="true" />,
    tone: isOut ? undefined : ('danger' as const),
    onSelect: () => onBlock(about),
  }
  return [account, edit, block]
}
