import { Head, router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { Tabs } from '~/ui/tabs'
import { useOpened } from '~/hooks/use_opened'
import { BvnList } from '#admin/console/components/bvn_list'
import { BlockDialog } from '../components/block_dialog'
import { ErasePersonDialog } from '../components/erase_person_dialog'
import { EditPersonDialog } from '../components/person_dialog'
import { PersonStatus } from '../components/person_status'
import { type OpenSession, type Place, ProfileTab } from '../components/profile_tab'
import { type Account, mayChange, type PersonChoices } from '../components/types'
import { WalletTab } from '../components/wallet_tab'

type UserAccountProps = {
  person: Account
  places: Place[]
  sessions: OpenSession[]
  choices: PersonChoices
  ownId: number
  walletId: number | null
  bvn: string
  bvnReviews: Data.Wallet.Payouts.BvnReview[]
}

/** One account: its money, and who it belongs to. */
export default function UserAccount(props: UserAccountProps) {
  const { person, places, sessions, choices, ownId, walletId, bvn, bvnReviews } = props
  const { opened, open, dialog } = useOpened<Account, 'edit' | 'block' | 'erase'>()
  const isOut = person.status === 'BLOCKED' || person.status === 'DEACTIVATED'

  const refresh = () => router.reload({ only: ['person', 'places', 'sessions'] })
  return (
    <>
      <Head title={`${person.firstname} - Account Management`} />
      <PageHeader
        title={person.firstname}
        badge={<PersonStatus status={person.status} />}
        description={sinceOf(person)}
        back={{ label: 'Users', href: urlFor('admin.users', {}), as: Link }}
        actions={
          mayChange(person, choices) &&
          !person.erasedDay && (
            <>
              <Button variant="secondary" onClick={() => open('edit')}>
                Edit User
              </Button>
              {person.id !== ownId && (
                <>
                  <Button variant="secondary" onClick={() => open('erase')}>
                    Erase Data
                  </Button>
                  <Button variant={isOut ? 'secondary' : 'danger'} onClick={() => open('block')}>
                    {isOut ? 'Unblock' : 'Block'}
                  </Button>
                </>
              )}
            </>
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
        tabs={[
          { id: 'wallet', label: 'Wallet', content: <WalletTab {...{ person, walletId }} /> },
          {
            id: 'profile',
            label: 'Profile',
            content: <ProfileTab {...{ person, places, sessions, bvn }} />,
          },
        ]}
      />
      {opened?.view === 'edit' && (
        <EditPersonDialog
          key={opened.turn}
          {...dialog}
          {...{ choices, ownId }}
          id={person.id}
          onSaved={refresh}
        />
      )}
      {opened?.view === 'block' && (
        <BlockDialog key={opened.turn} {...dialog} about={person} onDone={refresh} />
      )}
      {opened?.view === 'erase' && (
        <ErasePersonDialog key={opened.turn} {...dialog} about={person} onDone={refresh} />
      )}
    </>
  )
}

function sinceOf({ erasedDay, memberSince }: Account): string {
  return erasedDay ? `Erased on ${erasedDay}` : `Member since ${memberSince}`
}
