import { usePage } from '@inertiajs/react'
import { useOrganizationSwitch } from '~/components/shell/use_organization_switch'
import { useAppView } from '~/components/shell/use_view'
import { Switch } from '~/ui/switch'

export function TestModeSwitch() {
  const { caller } = usePage().props
  const { view } = useAppView()
  const { busy, switchMode } = useOrganizationSwitch()
  if (!caller || view === 'admin') return null
  return (
    <Switch
      label="Test data"
      checked={caller.isTest}
      disabled={busy}
      onChange={() => switchMode()}
    />
  )
}
