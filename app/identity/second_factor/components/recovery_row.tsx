import { ListChecks } from 'lucide-react'
import { useSend } from '~/api/use_send'
import { Button } from '~/ui/button'
import { toast } from '~/ui/toaster'

interface RecoveryRowProps {
  left: number
  onRenewed: (codes: readonly string[] | null) => void
}

/** How many ways back are left to who loses a device. */
export function RecoveryRow({ left, onRenewed }: RecoveryRowProps) {
  const { busy, send } = useSend()

  async function renew() {
    const outcome = await send('api.identity.recovery_codes.store')
    if (outcome.ok) onRenewed(outcome.body.data.recoveryCodes)
    else toast.error(outcome.message)
  }

  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-5">
      <ListChecks aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">Recovery codes</p>
        <p className={left < 3 ? 'text-sm text-warning' : 'text-sm text-ink-muted'}>
          {left === 1 ? '1 code is left.' : `${left} codes are left.`} Each works once, when you
          cannot reach your device.
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        busyLabel="Making…"
        onClick={() => void renew()}
      >
        New codes
      </Button>
    </div>
  )
}
