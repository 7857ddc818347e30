import { Head, router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import { Tabs } from '~/ui/tabs'
import { useAddressedRecord } from '~/address/use_addressed_record'
import { useAddressedRow } from '~/address/use_addressed_row'
import { useParam } from '~/address/use_param'
import { BvnList } from '#admin/console/components/bvn_list'
import { AccountActions } from '../components/account_actions'
import { FactorResetDialog } from '../components/factor_reset_dialog'
import type { StaffFactors } from '../components/types'
import { BlockDialog } from '../components/block_dialog'
import { ErasePersonDialog } from '../components/erase_person_dialog'
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
} & Pick<WalletTabProps, 'wallets' | 'transactions' | 'shipment'>

/** One account: its money, and who it belongs to. */
export default function UserAccount(props: UserAccountProps) {
  const { person, places, sessions, choices, ownId, bvn, bvnReviews, factors } = props
  const isChangeable = mayChange(person, choices) && !person.erasedDay
  const isOwn = person.id === ownId
  const { opened, open, dialog } = useAddressedRow(
    ['block', 'erase', 'factors'],
    isChangeable && !isOwn ? [person] : []
  )
  const editing = useAddressedRecord('edit', 'record', props.record)
  const [tab, setTab] = useParam('tab')

  const refresh = () => router.reload({ only: ['person', 'places', 'sessions', 'factors'] })
  return (
    <>
      <Head title={`${person.firstname} - Account Management`} />
      <PageHeader
        title={person.firstname}
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
      <AskedDialog {...{ opened, dialog, factors }} onDone={refresh} />
    </>
  )
}

interface AskedProps extends Pick<
  ReturnType<typeof useAddressedRow<'block' | 'erase' | 'factors', Account>>,
  'opened' | 'dialog'
> {
  factors: StaffFactors
  onDone: () => void
}

/** What staff are asked before they do something to an account. */
function AskedDialog({ opened, dialog, factors, onDone }: AskedProps) {
  if (!opened) return null
  const asked = { ...dialog, about: opened.row, onDone }
  if (opened.view === 'block') return <BlockDialog key={opened.turn} {...asked} />
  if (opened.view === 'erase') return <ErasePersonDialog key={opened.turn} {...asked} />
  return <FactorResetDialog key={opened.turn} {...asked} reset={factors.reset} />
}

function sinceOf({ erasedDay, memberSince }: Account): string {
  return erasedDay ? `Erased on ${erasedDay}` : `Member since ${memberSince}`
}
