import { Button } from '~/ui/button'
import { StaleNotice } from '#branding/business/components/stale_notice'
import type { BrandSetting } from './tracking_setup_types'
import type { TrackingSetupState } from './use_tracking_setup'

interface SettingSaveBarProps {
  setup: TrackingSetupState
  choice: BrandSetting
  label: string
  busy: boolean
  disabled?: boolean
}

const SETTING_LABELS: Record<BrandSetting, string> = {
  theme: 'the theme',
  preferences: 'the preferences',
  products: 'the product selection',
}

export function SettingSaveBar({ setup, choice, label, busy, disabled }: SettingSaveBarProps) {
  return (
    <>
      {setup.stale === choice && (
        <StaleNotice what={SETTING_LABELS[choice]} onReload={() => setup.reload(choice)} />
      )}
      <Button type="submit" busy={busy} disabled={disabled} className="justify-self-start">
        {label}
      </Button>
    </>
  )
}
