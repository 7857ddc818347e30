import type { Data } from '@generated/data'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { DefinitionList } from '~/ui/definition_list'
import { Phone } from '~/ui/phone'
import { UserStatusBadge } from './user_status_badge'
import type { UserAccountDetails, StaffFactors } from './user_types'

export type UserMembership = Data.Identity.Organizations.Membership

export type OpenSession = Data.Identity.Sessions.AccessToken

interface UserProfileTabProps {
  person: UserAccountDetails
  places: readonly UserMembership[]
  sessions: readonly OpenSession[]
  bvn: string
  factors: StaffFactors
}

export function UserProfileTab({ person, places, sessions, bvn, factors }: UserProfileTabProps) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card title="Account">
        <DefinitionList
          layout="rows"
          items={[...profileItems(person), { term: 'BVN', value: bvn }, secondFactorItem(factors)]}
        />
      </Card>
      <div className="grid content-start gap-4">
        <Card title="Organizations" padded={places.length === 0}>
          {places.length === 0 && <p className="text-ink-muted">In no organization.</p>}
          <ul className="divide-y">
            {places.map((place) => (
              <li key={place.id} className="flex items-center justify-between gap-3 px-4 py-3">
                <span className="min-w-0 break-words">{place.name}</span>
                {place.isBusiness && (
                  <Badge tone={place.role === 'owner' ? 'success' : 'neutral'}>
                    {place.role === 'owner' ? 'Owner' : 'Member'}
                  </Badge>
                )}
              </li>
            ))}
          </ul>
        </Card>
        <UserSessions sessions={sessions} />
      </div>
    </div>
  )
}

function UserSessions({ sessions }: { sessions: readonly OpenSession[] }) {
  return (
    <Card
      title="Sessions"
      description="Where this person is signed in."
      padded={sessions.length === 0}
    >
      {sessions.length === 0 && <p className="text-ink-muted">Not signed in anywhere.</p>}
      <ul className="divide-y text-sm">
        {sessions.map((session) => (
          <li key={session.key} className="px-4 py-3">
            <p className="font-medium">{session.organization}</p>
            <p className="text-ink-muted">
              Since {session.since}, until {session.until}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function secondFactorItem({ kinds, reset }: StaffFactors) {
  return {
    term: 'Second step',
    value: kinds,
    hint: reset && `Removed on ${reset.due}, asked for by ${reset.askedBy}`,
  }
}

function profileItems(person: UserAccountDetails) {
  const { status, blockedDay, blockedByName, blockedReason, deactivatedDay } = person
  const since = status === 'BLOCKED' ? blockedDay : status === 'DEACTIVATED' ? deactivatedDay : null
  const by = status === 'BLOCKED' && blockedByName ? ` by ${blockedByName}` : ''
  return [
    { term: 'Role', value: person.roleName },
    {
      term: 'Status',
      value: <UserStatusBadge status={status} />,
      hint: since && `Since ${since}${by}`,
    },
    ...(status === 'BLOCKED' && blockedReason ? [{ term: 'Reason', value: blockedReason }] : []),
    { term: 'Approval group', value: person.approvalGroupName },
    { term: 'Username', value: <span className="break-all">{person.username}</span> },
    { term: 'Phone number', value: <Phone number={person.phoneNumber} /> },
    { term: 'Sign up method', value: person.signUpMethod },
    { term: 'E-mail confirmed', value: person.verifiedDay },
  ]
}
