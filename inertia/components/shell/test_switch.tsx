import { usePage } from '@inertiajs/react'
import { useOrganizationSwitch } from '~/components/shell/use_organization_switch'
import { useView } from '~/components/shell/use_view'
import { Switch } from '~/ui/switch'

/** To data for trying things, and back. The console has none. */
export function TestSwitch() {
  const { caller } = usePage().props
  const { view } = useView()
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
