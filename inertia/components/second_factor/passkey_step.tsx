import { useState } from 'react'
import { KeyRound } from 'lucide-react'
import type { AskedFactor } from '~/api/second_factor'
import { type Outcome, withoutNumber } from '~/hooks/api_outcome'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { passkeyProblem } from './passkey_problem'
import { showFactor } from './show_factor'

interface PasskeyStepProps {
  asked: AskedFactor
  onDone: (outcome: Outcome<unknown>) => void
}

export function PasskeyStep({ asked, onDone }: PasskeyStepProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function use() {
    setProblem(null)
    setBusy(true)
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const passkey = await startAuthentication({ optionsJSON: asked.passkey! })
      const outcome = await showFactor(asked, { passkey })
      if (outcome.ok) onDone(outcome)
      else setProblem(withoutNumber(outcome.message))
    } catch (error) {
      setProblem(passkeyProblem(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-4">
      {problem && <Notice tone="danger">{problem}</Notice>}
      <p className="text-ink-muted">
        Use your fingerprint, your face, your PIN or your security key.
      </p>
      <Button
        full
        data-autofocus
        busy={busy}
        busyLabel="Waiting for your device…"
        icon={<KeyRound aria-hidden="true" className="size-4" />}
        onClick={() => void use()}
      >
        Use a passkey
      </Button>
    </div>
  )
}
