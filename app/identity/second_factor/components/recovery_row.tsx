import { useState } from 'react'
import { ListChecks } from 'lucide-react'
import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'

interface RecoveryRowProps {
  left: number
  onRenewed: (codes: readonly string[] | null) => void
}

export function RecoveryRow({ left, onRenewed }: RecoveryRowProps) {
  const [isDialogOpen, setDialogOpen] = useState(false)

  async function renew() {
    const outcome = await callApi('api.identity.recovery_codes.store')
    if (!outcome.ok) return outcome
    onRenewed(outcome.body.data.recoveryCodes)
  }

  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-5">
      <ListChecks aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">Recovery codes</p>
        <p className={left < 3 ? 'text-sm text-warning' : 'text-sm text-ink-muted'}>
          {describeCodesLeft(left)}
        </p>
      </div>
      <Button size="sm" variant="secondary" onClick={() => setDialogOpen(true)}>
        New codes
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        act={renew}
        title="Make new recovery codes?"
        submitLabel="Make new codes"
        busyLabel="Making…"
      >
        {left > 0
          ? 'The codes that you have saved stop working.'
          : 'You get ten codes, each of which lets you in once.'}
      </ConfirmDialog>
    </div>
  )
}

function describeCodesLeft(left: number): string {
  if (left === 0) return 'None are left. Make new ones, in case you lose your device.'
  const codes = left === 1 ? '1 code is left.' : `${left} codes are left.`
  return `${codes} Each works once, when you cannot reach your device.`
}
