import { useState } from 'react'
import { KeyRound } from 'lucide-react'
import type { SecondFactorChallenge } from '~/api/second_factor_challenge'
import { type ApiOutcome, stripListNumber } from '~/api/api_outcome'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'
import { passkeyErrorKey } from './passkey_problem'
import { isChallengeExpired, submitFactor } from './submit_factor'
import { useSecondFactorWords } from './use_second_factor_words'

interface PasskeyStepProps {
  challenge: SecondFactorChallenge
  onDone: (outcome: ApiOutcome<unknown>) => void
}

export function PasskeyStep({ challenge, onDone }: PasskeyStepProps) {
  const t = useSecondFactorWords()
  const translate = useSentenceTranslation()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function use() {
    setProblem(null)
    setBusy(true)
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const passkey = await startAuthentication({ optionsJSON: challenge.passkey! })
      const outcome = await submitFactor(challenge, { passkey })
      if (outcome.ok || isChallengeExpired(outcome)) onDone(outcome)
      else setProblem(translate(stripListNumber(outcome.message)))
    } catch (error) {
      setProblem(t(passkeyErrorKey(error)))
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
        icon={<KeyRound />}
        onClick={() => void use()}
      >
        {t('second_factor.passkey.use')}
      </Button>
    </div>
  )
}
