import { usePage } from '@inertiajs/react'
import { FlaskConical } from 'lucide-react'
import { useOrganizationSwitch } from '~/components/shell/use_organization_switch'
import { Button } from '~/ui/button'

/** On every page in test mode, so that nobody mistakes test data for real. */
export function TestModeBanner() {
  const { caller } = usePage().props
  const { busy, switchMode } = useOrganizationSwitch()
  if (!caller?.isTest) return null
  return (
    <section
      aria-label="Test data"
      className="no-print flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-warning/40 bg-warning-soft px-4 py-2 text-sm text-ink sm:px-6"
    >
      <FlaskConical aria-hidden="true" className="size-4 shrink-0 text-warning" />
      <p className="min-w-0 flex-1 basis-56">
        <strong className="font-semibold">Test data: nothing here is real.</strong> No courier comes
        and no money moves.
      </p>
      <Button size="sm" variant="secondary" busy={busy} onClick={() => switchMode()}>
        Back to live data
      </Button>
    </section>
  )
}
