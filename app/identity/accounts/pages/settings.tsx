import { useParam } from '~/address/use_address'
import { LateProp } from '~/components/late_prop'
import { PageHeader } from '~/ui/page_header'
import { Spinner } from '~/ui/spinner'
import { Tabs } from '~/ui/tabs'
import { ChangePasswordForm } from '../components/change_password_form'
import { ProfileRows } from '../components/profile_rows'
import type { Profile } from '../components/profile'

export default function Settings({ profile }: { profile?: Profile }) {
  return (
    <>
      <PageHeader
        title={profile?.fullName ?? 'Settings'}
        documentTitle="Settings"
        description={profile && `Member since ${profile.memberSince}`}
      />
      <LateProp
        name="profile"
        value={profile}
        loading={
          <p role="status" className="flex items-center gap-3 text-ink-muted">
            <Spinner size="sm" label="" />
            Fetching profile details. Please wait...
          </p>
        }
        failed="Could not load your profile. Please try again."
      >
        {(loaded) => <Loaded profile={loaded} />}
      </LateProp>
    </>
  )
}

function Loaded({ profile }: { profile: Profile }) {
  const [tab, setTab] = useParam('tab')
  return (
    <Tabs
      label="Settings"
      selected={tab === 'password' ? 'password' : 'profile'}
      onChange={(id) => setTab(id === 'profile' ? null : id)}
      tabs={[
        { id: 'profile', label: 'Profile', content: <ProfileRows profile={profile} /> },
        {
          id: 'password',
          label: 'Change Password',
          content: <ChangePasswordForm hasPassword={profile.hasPassword} />,
        },
      ]}
    />
  )
}
