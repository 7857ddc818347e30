import { usePage } from '@inertiajs/react'
import { FlaskConical } from 'lucide-react'
import { useOrganizationSwitch } from '~/components/shell/use_organization_switch'
import { useAppView } from '~/components/shell/use_view'
import { Button } from '~/ui/button'

/** Leads to test mode, whose banner leads back. */
export function TestModeButton() {
  const { caller } = usePage().props
  const { view } = useAppView()
  const { busy, switchMode } = useOrganizationSwitch()
  if (!caller || caller.isTest || view === 'admin') return null
  return (
    <Button
      variant="ghost"
      size="sm"
      className="self-start"
      icon={<FlaskConical aria-hidden="true" className="text-warning" />}
      busy={busy}
      onClick={() => switchMode()}
    >
      Use test data
    </Button>
  )
}
