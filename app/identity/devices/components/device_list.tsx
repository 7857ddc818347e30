import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { MonitorSmartphone, SquareTerminal } from 'lucide-react'
import { callApi } from '~/api/call_api'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

export type Device = Data.Identity.Devices.Device

export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const others = devices.filter(({ isThis }) => !isThis)
  return (
    <Card
      title="Where you are signed in"
      description="Browsers, and programs that use your account."
      padded={false}
      actions={others.length > 0 && <SignOutOthers />}
    >
      <ul className="divide-y">
        {devices.map((device) => (
          <DeviceRow key={device.key} device={device} />
        ))}
      </ul>
    </Card>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const ending = useApiCall()
  const { key, name, isProgram, isThis, organization, since, lastSeen } = device
  const Icon = isProgram ? SquareTerminal : MonitorSmartphone

  async function end() {
    if (showOutcome(await ending.send('api.identity.devices.destroy', { params: { key } })))
      router.reload()
  }

  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-5">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium break-words">
          {name}
          {isThis && <Badge tone="success">This device</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          {organization && `${organization}. `}Signed in {since}.
          {!isThis && ` Last seen ${lastSeen}.`}
        </p>
      </div>
      {!isThis && (
        <Button
          size="sm"
          variant="secondary"
          busy={ending.busy}
          busyLabel="Signing out…"
          onClick={() => void end()}
        >
          Sign out<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  )
}

function SignOutOthers() {
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setDialogOpen(true)}>
        Sign out everywhere else
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        act={() => callApi('api.identity.other_devices.destroy')}
        onDone={() => router.reload()}
        title="Sign out everywhere else?"
        submitLabel="Sign out everywhere else"
        busyLabel="Signing out…"
      >
        Every other device and program has to sign in again. This device stays signed in.
      </ConfirmDialog>
    </>
  )
}
