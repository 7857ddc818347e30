import { useClientTableQuery } from '~/url/use_client_table_query'
import { Badge } from '~/ui/badge'
import { type TableColumn, DataTable } from '~/ui/data_table'
import type { MenuEntry } from '~/ui/menu'
import { SpendingCell } from '#identity/teams/components/spending_cell'
import { cannotSignIn, type TeamMember, formatMemberRole } from './team_members'

export type MemberAction = 'limits' | 'role' | 'remove' | 'leave'

interface MemberTableProps {
  members: readonly TeamMember[]
  ownPlace: number
  isOwner: boolean
  onAction: (action: MemberAction, member: TeamMember) => void
}

export function MemberTable(props: MemberTableProps) {
  const { members, ownPlace, isOwner } = props
  return (
    <DataTable
      label="Team"
      columns={buildMemberColumns(ownPlace)}
      rows={members}
      controlled={useClientTableQuery()}
      sentences={{ empty: 'This business has no members.' }}
      rowMenu={isOwner ? (member) => menuOf(member, props) : undefined}
    />
  )
}

function buildMemberColumns(ownPlace: number): TableColumn<TeamMember>[] {
  return [
    {
      header: 'Name',
      value: ({ fullName, email }) => `${fullName} ${email}`,
      csv: ({ fullName }) => fullName,
      cell: (member) => <Person member={member} isYou={member.id === ownPlace} />,
      sort: 'name',
      phone: 'title',
    },
    {
      header: 'Role',
      value: ({ role }) => formatMemberRole(role),
      cell: roleBadge,
      sort: 'role',
      phone: 'end',
    },
    {
      header: 'Spending',
      value: 'spent',
      cell: (member) => <SpendingCell {...member} name={member.fullName} />,
      sort: 'spent',
      phone: 'line',
    },
    {
      header: 'Joined',
      value: 'joinedAt',
      csv: ({ joinedDay }) => joinedDay,
      cell: ({ joinedAt, joinedDay }) => <time dateTime={joinedAt}>{joinedDay}</time>,
      sort: 'joined',
    },
  ]
}

function Person({ member, isYou }: { member: TeamMember; isYou: boolean }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 font-medium">
        {member.fullName}
        {isYou && <span className="font-normal text-ink-muted">(you)</span>}
        {cannotSignIn(member) && <Badge tone="warning">Cannot sign in</Badge>}
      </span>
      <span className="block break-all font-normal text-ink-muted">{member.email}</span>
    </>
  )
}

function roleBadge({ role }: TeamMember) {
  return <Badge tone={role === 'owner' ? 'success' : 'neutral'}>{formatMemberRole(role)}</Badge>
}

function menuOf(member: TeamMember, { ownPlace, onAction }: MemberTableProps): MenuEntry[] {
  const menuEntry = (label: string, action: MemberAction) => ({
    label,
    onSelect: () => onAction(action, member),
  })
  return [
    menuEntry('Change role', 'role'),
    ...(member.role === 'owner' ? [] : [menuEntry('Set limits', 'limits')]),
    ...(member.id === ownPlace
      ? []
      : [{ ...menuEntry('Remove', 'remove'), tone: 'danger' as const }]),
  ]
}
