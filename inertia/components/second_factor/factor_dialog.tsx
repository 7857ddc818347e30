import { useState } from 'react'
import type { AskedFactor } from '~/api/second_factor'
import type { Outcome } from '~/hooks/api_outcome'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { CodeForm } from './code_form'
import { PasskeyStep } from './passkey_step'

type Way = AskedFactor['factors'][number]

export interface FactorDialogProps {
  asked: AskedFactor
  /** Null where it was closed without an answer. */
  onEnd: (outcome: Outcome<unknown> | null) => void
}

const OTHER_WAYS: Record<Way, string> = {
  passkey: 'Use a passkey',
  code: 'Use a code from your app',
  recovery_code: 'Use a recovery code',
}

/** The second step, at the door and before something that matters. */
export default function FactorDialog({ asked, onEnd }: FactorDialogProps) {
  const [way, setWay] = useState<Way>(asked.factors[0] ?? 'code')
  return (
    <Dialog
      open
      onClose={() => onEnd(null)}
      size="sm"
      title="Confirm that it is you"
      description={
        asked.purpose === 'sign_in'
          ? 'There is one more step to sign in.'
          : 'This needs your second step again.'
      }
    >
      <div className="grid gap-4">
        {way === 'passkey' ? (
          <PasskeyStep asked={asked} onDone={onEnd} />
        ) : (
          <CodeForm key={way} kind={way} asked={asked} onDone={onEnd} />
        )}
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {asked.factors
            .filter((other) => other !== way)
            .map((other) => (
              <Button
                key={other}
                variant="ghost"
                size="sm"
                className="-ml-3 underline"
                onClick={() => setWay(other)}
              >
                {OTHER_WAYS[other]}
              </Button>
            ))}
        </div>
      </div>
    </Dialog>
  )
}
