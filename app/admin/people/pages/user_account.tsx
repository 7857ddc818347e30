import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Link } from '@adonisjs/inertia/react'
import {
  type WaitingApproval,
  WaitingApprovals,
} from '#identity/approvals/components/waiting_approvals'
import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import { Tabs } from '~/ui/tabs'
import { useAddressedRecord } from '~/address/use_addressed_record'
import { useAddressed } from '~/address/use_addressed'
import { useParam } from '~/address/use_address'
import { BvnList } from '#admin/console/components/bvn_list'
import { AccountActions } from '../components/account_actions'
import { AccountDialogs } from '../components/account_dialogs'
import type { StaffFactors } from '../components/types'
import { EditPersonDialog } from '../components/person_dialog'
import { PersonStatus } from '../components/person_status'
import { type OpenSession, type Place, ProfileTab } from '../components/profile_tab'
import { type Account, mayChange, type PersonChoices, type PersonRecord } from '../components/types'
import { WalletTab, type WalletTabProps } from '../components/wallet_tab'

type UserAccountProps = {
  person: Account
  places: Place[]
  sessions: OpenSession[]
  choices: PersonChoices
  ownId: number
  bvn: string
  factors: StaffFactors
  bvnReviews: Data.Wallet.Payouts.BvnReview[]
  record?: PersonRecord | null
  waiting: WaitingApproval[]
} & Pick<WalletTabProps, 'wallets' | 'transactions' | 'shipment'>

/** One account: its money, and who it belongs to. */
export default function UserAccount(props: UserAccountProps) {
  const { person, places, sessions, choices, ownId, bvn, bvnReviews, factors } = props
  const isChangeable = mayChange(person, choices) && !person.erasedDay
  const isOwn = person.id === ownId
  const { opened, open, dialog } = useAddressed(['block', 'erase', 'factors'], {
    rows: isChangeable && !isOwn ? [person] : [],
  })
  const editing = useAddressedRecord('edit', 'record', props.record)
  const [tab, setTab] = useParam('tab')

  const refresh = () =>
    router.reload({ only: ['person', 'places', 'sessions', 'factors', 'waiting'] })
  return (
    <>
      <PageHeader
        title={person.firstname}
        documentTitle={`${person.firstname} - Account Management`}
        badge={<PersonStatus status={person.status} />}
        description={sinceOf(person)}
        back={{ label: 'Users', href: urlFor('admin.users', {}), as: Link }}
        actions={
          isChangeable && (
            <AccountActions
              isOwn={isOwn}
              isOut={person.status === 'BLOCKED' || person.status === 'DEACTIVATED'}
              onEdit={() => editing.open(person.id)}
              hasFactors={factors.kinds !== null}
              onAsk={(view) => open(view, person)}
            />
          )
        }
      />
      <WaitingApprovals waiting={props.waiting} className="mb-6" />
      {bvnReviews.length > 0 && (
        <div className="mb-6">
          <BvnList reviews={bvnReviews} />
        </div>
      )}
      <Tabs
        label="Account"
        selected={tab ?? 'wallet'}
        onChange={(next) => setTab(next === 'wallet' ? null : next)}
        tabs={[
          { id: 'wallet', label: 'Wallet', content: <WalletTab {...props} /> },
          {
            id: 'profile',
            label: 'Profile',
            content: <ProfileTab {...{ person, places, sessions, bvn, factors }} />,
          },
        ]}
      />
      {editing.id && (
        <EditPersonDialog
          {...editing.dialog}
          {...{ choices, ownId }}
          record={editing.record}
          onSaved={refresh}
        />
      )}
      <AccountDialogs {...{ opened, dialog, factors }} onDone={refresh} />
    </>
  )
}

function sinceOf({ erasedDay, memberSince }: Account): string {
  return erasedDay ? `Erased on ${erasedDay}` : `Member since ${memberSince}`
}
