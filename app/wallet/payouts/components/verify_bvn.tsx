import { type FormEvent, useState } from 'react'
import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { withoutNumber } from '~/hooks/api_outcome'
import { useCommand } from '~/hooks/use_command'
import { Button, buttonClass } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import { CodeForm } from './code_form'

type Begun = { ref: string; consentUrl: string | null }

/** Comes before the first account, where staff want it. */
export function VerifyBvn() {
  const [bvn, setBvn] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [begun, setBegun] = useState<Begun | null>(null)
  const { busy, send } = useCommand<{ message: string; data: Begun }>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!/^\d{11}$/.test(bvn)) return setProblem('"BVN" must have 11 digits')
    const url = urlFor('api.wallet.bvn_verifications.show', {}, { qs: { bvn } })
    const outcome = await send('GET', url)
    if (!outcome.ok) return setProblem(withoutNumber(outcome.message))
    setBvn('')
    setBegun(outcome.body.data)
  }

  return (
    <Card
      title="Verify your BVN"
      description="Your bank verification number shows that you are who you say. We do not keep it."
    >
      {begun ? (
        <div className="grid gap-4">
          {begun.consentUrl && (
            <p>
              <a
                href={begun.consentUrl}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: 'secondary' })}
              >
                Agree at your bank first
              </a>
            </p>
          )}
          <CodeForm
            reference={begun.ref}
            verificationType="BVN"
            onDone={() => router.reload()}
            onRestart={() => setBegun(null)}
          />
        </div>
      ) : (
        <form onSubmit={submit} className="grid max-w-md gap-4" noValidate>
          <Field label="BVN" hint="Dial *565*0# to see it." error={problem} required>
            <NumberInput
              value={bvn}
              onChange={(text) => {
                setBvn(text.replace(/\s/g, ''))
                setProblem(null)
              }}
              decimals={0}
              maxLength={13}
            />
          </Field>
          <div>
            <Button type="submit" busy={busy} busyLabel="Verifying…">
              Verify
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
