import { useState } from 'react'
import { router } from '@inertiajs/react'
import { KeyRound, Smartphone } from 'lucide-react'
import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'

type FactorRowProps = { added: string; lastUsed: string | null; isOnly: boolean } & (
  | { kind: 'passkey'; id: number; name: string }
  | { kind: 'authenticator' }
)

export function FactorRow(factor: FactorRowProps) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const isPasskey = factor.kind === 'passkey'
  const Icon = isPasskey ? KeyRound : Smartphone
  const name = isPasskey ? factor.name : 'Authenticator app'

  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-5">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-muted">
          {isPasskey && 'Passkey. '}Added {factor.added}.
          {factor.lastUsed && ` Last used ${factor.lastUsed}.`}
        </p>
      </div>
      <Button size="sm" variant="secondary" onClick={() => setDialogOpen(true)}>
        Remove<span className="sr-only"> {name}</span>
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        act={() =>
          isPasskey
            ? callApi('api.identity.passkeys.destroy', { params: { id: factor.id } })
            : callApi('api.identity.authenticators.destroy')
        }
        onEnd={() => router.reload()}
        title={`Remove ${name}?`}
        submitLabel="Remove"
        busyLabel="Removing…"
        tone="danger"
      >
        {factor.isOnly
          ? 'It is your only one. Afterwards signing in asks for no second step, and your recovery codes stop working.'
          : 'It will no longer work for your account.'}{' '}
        You will be asked for your second step first.
      </ConfirmDialog>
    </div>
  )
}
