import { useState } from 'react'
import { usePage } from '@inertiajs/react'
import type { SecondFactorChallenge } from '~/api/second_factor_challenge'
import type { ApiOutcome } from '~/api/api_outcome'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Rich } from '#shared/languages/components/rich'
import { CodeForm } from './code_form'
import { PasskeyStep } from './passkey_step'
import { useSecondFactorWords } from './use_second_factor_words'

type FactorMethod = SecondFactorChallenge['factors'][number]

export interface FactorDialogProps {
  challenge: SecondFactorChallenge
  onEnd: (outcome: ApiOutcome<unknown> | null) => void
}

const FACTOR_METHODS = { passkey: 'passkey', code: 'code', recovery_code: 'recoveryCode' } as const

/** Asks for the second factor, at sign-in and before sensitive actions. */
export default function FactorDialog({ challenge, onEnd }: FactorDialogProps) {
  const t = useSecondFactorWords()
  const [way, setWay] = useState<FactorMethod>(challenge.factors[0] ?? 'code')
  const kind = FACTOR_METHODS[way]
  return (
    <Dialog
      open
      onClose={() => onEnd(null)}
      size="sm"
      title={t('second_factor.title')}
      description={t(
        challenge.purpose === 'sign_in' ? 'second_factor.signIn' : 'second_factor.again'
      )}
    >
      <div className="grid gap-4">
        {kind === 'passkey' ? (
          <PasskeyStep challenge={challenge} onDone={onEnd} />
        ) : (
          <CodeForm key={kind} kind={kind} challenge={challenge} onDone={onEnd} />
        )}
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {challenge.factors
            .filter((other) => other !== way)
            .map((other) => (
              <Button
                key={other}
                variant="ghost"
                size="sm"
                className="-ml-3 underline"
                onClick={() => setWay(other)}
              >
                {t(`second_factor.${FACTOR_METHODS[other]}.use`)}
              </Button>
            ))}
        </div>
        <LostFactorHelp hasCodes={challenge.factors.includes('recovery_code')} />
      </div>
    </Dialog>
  )
}

function LostFactorHelp({ hasCodes }: { hasCodes: boolean }) {
  const { brand } = usePage().props
  const t = useSecondFactorWords()
  if (!hasCodes && !brand.contactNumber) return null
  return (
    <p className="text-sm text-ink-muted">
      <Rich
        text={t('second_factor.lost', {
          codes: hasCodes ? 'yes' : 'no',
          hasPhone: brand.contactNumber ? 'yes' : 'no',
          brand: brand.name,
          phone: brand.contactNumber,
        })}
        parts={{ phone: (number) => <span className="tabular whitespace-nowrap">{number}</span> }}
      />
    </p>
  )
}
