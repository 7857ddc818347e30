import { type FormEvent, useRef } from 'react'
import { focusFirstError } from '~/hooks/focus_first_error'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { formatNaira } from '~/ui/money'
import { NumberInput } from '~/ui/number_input'
import { MIN_CREDIT } from '#wallet/funding/rules/credit_amount'
import type { Funding } from './use_funding'

const USUAL_AMOUNTS = [5_000, 20_000, 50_000]

export function AmountCard({ funding }: { funding: Funding }) {
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    await funding.askReference()
    focusFirstError(form.current)
  }

  return (
    <Card title="Fund by card">
      <form ref={form} onSubmit={submit} noValidate className="grid max-w-sm gap-4">
        <Field
          label="Credit Amount"
          hint={`At least ${formatNaira(MIN_CREDIT)}`}
          error={funding.problem}
          required
        >
          <NumberInput prefix="₦" value={funding.amount} onChange={funding.type} autoFocus />
        </Field>
        <div role="group" aria-label="Usual amounts" className="flex flex-wrap gap-2">
          {USUAL_AMOUNTS.map((naira) => (
            <Button
              key={naira}
              variant="secondary"
              size="sm"
              disabled={funding.asking}
              onClick={() => funding.type(String(naira))}
            >
              ₦{naira.toLocaleString('en-NG')}
            </Button>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={funding.asking}>
            Continue
          </Button>
          <Button variant="secondary" onClick={funding.cancel} disabled={funding.asking}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  )
}
