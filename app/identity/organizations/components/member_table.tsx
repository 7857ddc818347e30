import { useTableQuery } from '~/address/use_table_query'
import { Badge } from '~/ui/badge'
import { type Column, DataTable } from '~/ui/data_table'
import type { MenuEntry } from '~/ui/menu'
import { type Member, type Role, roleName } from './types'

export type MemberQuestion = 'remove' | 'leave'

interface MemberTableProps {
  members: readonly Member[]
  ownPlace: number
  isOwner: boolean
  onChangeRole: (id: number, role: Role) => void
  onAsk: (question: MemberQuestion, about: Member) => void
}

const SENTENCES = {
  loading: 'Loading the people of your business...',
  empty: 'Nobody is in this business.',
  error: 'Could not load the people of your business. Please try again.',
}

export function MemberTable(props: MemberTableProps) {
  const { members, ownPlace, isOwner } = props
  return (
    <DataTable
      label="Team"
      columns={columns(ownPlace)}
      rows={members}
      rowKey={(member) => member.id}
      kept={useTableQuery()}
      sentences={SENTENCES}
      rowMenu={isOwner ? (member) => menuOf(member, props) : undefined}
      searchLabel="Search the team"
    />
  )
}

function columns(ownPlace: number): Column<Member>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      phone: 'title',
      value: ({ fullName, email }) => `${fullName} ${email}`,
      csv: ({ fullName }) => fullName,
      cell: (member) => <Person member={member} isYou={member.id === ownPlace} />,
    },
    {
      id: 'role',
      header: 'Role',
      phone: 'end',
      value: ({ role }) => roleName(role),
      cell: roleBadge,
    },
    {
      id: 'joined',
      header: 'Joined',
      phone: 'labelled',
      value: ({ joinedAt }) => joinedAt,
      csv: ({ joinedDay }) => joinedDay,
      cell: ({ joinedAt, joinedDay }) => <time dateTime={joinedAt}>{joinedDay}</time>,
    },
  ]
}

function Person({ member, isYou }: { member: Member; isYou: boolean }) {
  const isOut = member.status === 'BLOCKED' || member.status === 'DEACTIVATED'
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 font-medium">
        {member.fullName}
        {isYou && <span className="font-normal text-ink-muted">(you)</span>}
        {isOut && <Badge tone="warning">Cannot sign in</Badge>}
      </span>
      <span className="block break-all font-normal text-ink-muted">{member.email}</span>
    </>
  )
}

function roleBadge({ role }: Member) {
  return <Badge tone={role === 'owner' ? 'success' : 'neutral'}>{roleName(role)}</Badge>
}

function menuOf(member: Member, { ownPlace, onChangeRole, onAsk }: MemberTableProps): MenuEntry[] {
  const { id, role } = member
  const other = role === 'owner' ? 'member' : 'owner'
  const change = {
    label: other === 'owner' ? 'Make an owner' : 'Make a member',
    onSelect: () => onChangeRole(id, other),
  }
  if (id === ownPlace) return [change]
  const remove = {
    label: 'Remove',
    tone: 'danger' as const,
    onSelect: () => onAsk('remove', member),
  }
  return [change, remove]
}
