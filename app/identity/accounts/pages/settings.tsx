import { Head } from '@inertiajs/react'
import { useParam } from '~/address/use_param'
import { LateProp } from '~/components/late_prop'
import { PageHeader } from '~/ui/page_header'
import { Tabs } from '~/ui/tabs'
import { ChangePasswordForm } from '../components/change_password_form'
import { FetchingProfile } from '../components/fetching_profile'
import { ProfileRows } from '../components/profile_rows'
import type { Profile } from '../components/profile'

export default function Settings({ profile }: { profile?: Profile }) {
  return (
    <>
      <Head title="Settings" />
      <LateProp
        name="profile"
        value={profile}
        loading={<FetchingProfile />}
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
    <>
      <PageHeader title={profile.fullName} description={`Member since ${profile.memberSince}`} />
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
    </>
  )
}
