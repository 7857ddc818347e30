import { useQueryParam } from '~/url/use_url_query'
import { DeferredProp } from '~/components/deferred_prop'
import { PageHeader } from '~/ui/page_header'
import { Spinner } from '~/ui/spinner'
import { Tabs } from '~/ui/tabs'
import { ChangePasswordForm } from '../components/change_password_form'
import { ProfileRows } from '../components/profile_rows'
import type { ProfileSettings } from '../components/profile'

export default function Settings({ profile }: { profile?: ProfileSettings }) {
  return (
    <>
      <PageHeader
        title={profile?.fullName ?? 'Settings'}
        documentTitle="Settings"
        description={profile && `Member since ${profile.memberSince}`}
      />
      <DeferredProp
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
      </DeferredProp>
    </>
  )
}

function Loaded({ profile }: { profile: ProfileSettings }) {
  const [tab, setTab] = useQueryParam('tab')
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
