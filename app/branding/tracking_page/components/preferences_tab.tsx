import { usePage } from '@inertiajs/react'
import { Checkbox } from '~/ui/checkbox'
import type { DisplayFlags } from '#branding/tracking_page/rules/visible_brand_detail'
import { SettingSaveBar } from './setting_save_bar'
import { useSaveSetting } from './use_save_setting'
import type { TrackingSetupState } from './use_tracking_setup'

const LABELS: [keyof DisplayFlags, string][] = [
  ['displayPhoneNumber', 'Phone number'],
  ['displayWhatsAppNumber', 'WhatsApp number'],
  ['displayEmail', 'E-mail address'],
  ['displayWebsiteLink', 'Website link'],
  ['displayAddress', 'Address'],
  ['displaySocialMediaLinks', 'Social media links'],
  ['displayFacebook', 'Facebook'],
  ['displayTwitter', 'X (Twitter)'],
]

export function PreferencesTab({ setup }: { setup: TrackingSetupState }) {
  const { flags, setFlags } = setup
  const { brand } = usePage().props
  const { busy, save } = useSaveSetting(setup, 'preferences')
  const labels: typeof LABELS = [...LABELS, ['displaySendamContact', `Contact of ${brand.name}`]]
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-sm text-ink-muted">
          Choose what the page shows. Each item appears only if your business profile has it:
        </legend>
        {labels.map(([name, label]) => (
          <Checkbox
            key={name}
            label={label}
            checked={flags[name]}
            onChange={(checked) => setFlags({ ...flags, [name]: checked })}
          />
        ))}
      </fieldset>
      <SettingSaveBar setup={setup} choice="preferences" label="Save Preferences" busy={busy} />
    </form>
  )
}
