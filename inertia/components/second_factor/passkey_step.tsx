import { useState } from 'react'
import { KeyRound } from 'lucide-react'
import type { AskedFactor } from '~/api/second_factor'
import { type Outcome, withoutNumber } from '~/hooks/api_outcome'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { useSaid } from '#shared/languages/components/words_of'
import { passkeyProblem } from './passkey_problem'
import { isOver, showFactor } from './show_factor'
import { useSecondFactorWords } from './words'

interface PasskeyStepProps {
  asked: AskedFactor
  onDone: (outcome: Outcome<unknown>) => void
}

export function PasskeyStep({ asked, onDone }: PasskeyStepProps) {
  const t = useSecondFactorWords()
  const said = useSaid()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function use() {
    setProblem(null)
    setBusy(true)
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const passkey = await startAuthentication({ optionsJSON: asked.passkey! })
      const outcome = await showFactor(asked, { passkey })
      if (outcome.ok || isOver(outcome)) onDone(outcome)
      else setProblem(said(withoutNumber(outcome.message)))
    } catch (error) {
      setProblem(t(passkeyProblem(error)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-4">
      {problem && <Notice tone="danger">{problem}</Notice>}
      <p className="text-ink-muted">{t('second_factor.passkey')}</p>
      <Button
        full
        autoFocus
        busy={busy}
        busyLabel={t('second_factor.passkey.wait')}
        icon={<KeyRound aria-hidden="true" className="size-4" />}
        onClick={() => void use()}
      >
        {t('second_factor.passkey.use')}
      </Button>
    </div>
  )
}
