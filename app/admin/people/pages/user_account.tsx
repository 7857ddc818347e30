import { useState } from 'react'
import { Head, router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { Tabs } from '~/ui/tabs'
import { BlockDialog } from '../components/block_dialog'
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
}

/** One account: its money, and who it belongs to. */
export default function UserAccount(props: UserAccountProps) {
  const { person, places, sessions, choices, ownId } = props
  const [opened, setOpened] = useState<'edit' | 'block'>('edit')
  const [turn, setTurn] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const isOut = person.status === 'BLOCKED' || person.status === 'DEACTIVATED'

  function open(kind: 'edit' | 'block') {
    setOpened(kind)
    setTurn(turn + 1)
    setIsOpen(true)
  }

  const shared = { open: isOpen, onClose: () => setIsOpen(false) }
  const refresh = () => router.reload({ only: ['person', 'places', 'sessions'] })
  return (
    <>
      <Head title={`${person.firstname} - Account Management`} />
      <PageHeader
        title={person.firstname}
        badge={<PersonStatus status={person.status} />}
        description={`Member since ${person.memberSince}`}
        back={{ label: 'Users', href: urlFor('admin.users', {}), as: Link }}
        actions={
          mayChange(person, choices) && (
            <>
              <Button variant="secondary" onClick={() => open('edit')}>
                Edit User
              </Button>
              {person.id !== ownId && (
                <Button variant={isOut ? 'secondary' : 'danger'} onClick={() => open('block')}>
                  {isOut ? 'Unblock' : 'Block'}
                </Button>
              )}
            </>
          )
        }
      />
      <Tabs
        label="Account"
        tabs={[
          { id: 'wallet', label: 'Wallet', content: <WalletTab person={person} /> },
          {
            id: 'profile',
            label: 'Profile',
            content: <ProfileTab person={person} places={places} sessions={sessions} />,
          },
        ]}
      />
      {turn > 0 && opened === 'edit' && (
        <EditPersonDialog
          key={turn}
          {...shared}
          {...{ choices, ownId }}
          id={person.id}
          onSaved={refresh}
        />
      )}
      {turn > 0 && opened === 'block' && (
        <BlockDialog key={turn} {...shared} about={person} onDone={refresh} />
      )}
    </>
  )
}
