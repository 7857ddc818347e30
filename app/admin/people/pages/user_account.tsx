import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Link } from '@adonisjs/inertia/react'
import {
  type PendingApproval,
  PendingApprovals,
} from '#identity/approvals/components/pending_approvals'
import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import { Tabs } from '~/ui/tabs'
import { useRecordDialog } from '~/url/use_record_dialog'
import { useUrlDialog } from '~/url/use_url_dialog'
import { useQueryParam } from '~/url/use_url_query'
import { BvnReviewList } from '#admin/console/components/bvn_review_list'
import { UserActions } from '../components/user_actions'
import { UserDialogs } from '../components/user_dialogs'
import type { StaffFactors } from '../components/user_types'
import { EditUserDialog } from '../components/user_form_dialog'
import { UserStatusBadge } from '../components/user_status_badge'
import {
  type OpenSession,
  type UserMembership,
  UserProfileTab,
} from '../components/user_profile_tab'
import {
  type UserAccountDetails,
  canEditUser,
  type UserFormOptions,
  type UserFormRecord,
  userFullName,
} from '../components/user_types'
import { UserWalletTab, type UserWalletTabProps } from '../components/user_wallet_tab'

type UserAccountProps = {
  person: UserAccountDetails
  places: UserMembership[]
  sessions: OpenSession[]
  choices: UserFormOptions
  ownId: number
  bvn: string
  factors: StaffFactors
  bvnReviews: Data.Wallet.Payouts.BvnReview[]
  record?: UserFormRecord | null
  waiting: PendingApproval[]
} & Pick<UserWalletTabProps, 'wallets' | 'transactions' | 'shipment'>

export default function UserAccount(props: UserAccountProps) {
  const { person, choices, ownId, bvnReviews, factors } = props
  const isChangeable = canEditUser(person, choices) && !person.erasedDay
  const isOwn = person.id === ownId
  const name = userFullName(person)
  const { opened, open, dialog } = useUrlDialog(['block', 'erase', 'factors'], {
    rows: isChangeable && !isOwn ? [person] : [],
  })
  const editing = useRecordDialog('edit', 'record', props.record)
  const [tab, setTab] = useQueryParam('tab')

  const refresh = () =>
    router.reload({ only: ['person', 'places', 'sessions', 'factors', 'waiting'] })
  return (
    <>
      <PageHeader
        title={name}
        documentTitle={`${name} - Account Management`}
        badge={<UserStatusBadge status={person.status} />}
        description={membershipText(person)}
        back={{ label: 'Users', href: urlFor('admin.users', {}), as: Link }}
        actions={
          isChangeable && (
            <UserActions
              isOwn={isOwn}
              isOut={person.status === 'BLOCKED' || person.status === 'DEACTIVATED'}
              onEdit={() => editing.open(person.id)}
              hasFactors={factors.kinds !== null}
              onAsk={(view) => open(view, person)}
            />
          )
        }
      />
      <PendingApprovals waiting={props.waiting} className="mb-6" />
      {bvnReviews.length > 0 && (
        <div className="mb-6">
          <BvnReviewList reviews={bvnReviews} />
        </div>
      )}
      <Tabs
        label="Account"
        selected={tab ?? 'wallet'}
        onChange={(next) => setTab(next === 'wallet' ? null : next)}
        tabs={[
          { id: 'wallet', label: 'Wallet', content: <UserWalletTab {...props} /> },
          {
            id: 'profile',
            label: 'Profile',
            content: <UserProfileTab {...props} />,
          },
        ]}
      />
      {editing.id && (
        <EditUserDialog
          {...editing.dialog}
          choices={choices}
          ownId={ownId}
          record={editing.record}
          onSaved={refresh}
        />
      )}
      <UserDialogs opened={opened} dialog={dialog} factors={factors} onDone={refresh} />
    </>
  )
}

function membershipText({ erasedDay, memberSince, username }: UserAccountDetails): string {
  return erasedDay ? `Erased on ${erasedDay}` : `${username}. Member since ${memberSince}`
}
