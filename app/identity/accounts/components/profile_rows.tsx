import { callApi } from '~/api/call_api'
import { Phone } from '~/ui/phone'
import { checkFullName, checkSettingsPhone } from '#identity/accounts/rules/account_rules'
import { DataRow } from '../../privacy/components/data_row'
import { EraseRow } from '../../privacy/components/erase_row'
import { DeactivateRow } from './deactivate_row'
import { SecurityRow } from './security_row'
import { InlineEdit } from './inline_edit'
import type { ProfileSettings } from './profile'
import { SettingsRow } from './settings_row'

export function ProfileRows({ profile }: { profile: ProfileSettings }) {
  return (
    <div className="grid gap-8">
      <ProfileDetails profile={profile} />
      <section aria-label="Leaving">
        <div className="divide-y border-t text-sm">
          <DeactivateRow />
          <EraseRow />
        </div>
      </section>
    </div>
  )
}

function ProfileDetails({ profile }: { profile: ProfileSettings }) {
  return (
    <div className="divide-y rounded border bg-surface-raised">
      <InlineEdit
        title="Full name"
        label="Full Name"
        name="fullName"
        value={profile.fullName}
        check={checkFullName}
        save={(fullName) => callApi('api.identity.full_name.update', { body: { fullName } })}
        control={{ autoComplete: 'name' }}
      />
      <SettingsRow title="Sign up method">
        <p className="font-medium">{profile.signUpMethod}</p>
        <p className="break-all text-sm text-ink-muted">{profile.username}</p>
      </SettingsRow>
      <InlineEdit
        title="Phone number"
        label="Phone Number"
        name="phoneNumber"
        value={profile.phoneNumber}
        shown={<Phone number={profile.phoneNumber} />}
        check={checkSettingsPhone}
        save={(phoneNumber) =>
          callApi('api.identity.phone_number.update', { body: { phoneNumber } })
        }
        control={{ type: 'tel', autoComplete: 'tel' }}
      />
      <SecurityRow />
      <DataRow />
    </div>
  )
}
