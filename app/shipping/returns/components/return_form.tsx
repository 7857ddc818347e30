import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { AnswerOf } from '~/api/calls'
import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import type { Outcome } from '~/hooks/api_outcome'
import { useIntentKeys } from '~/hooks/use_intent_keys'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { Notice } from '~/ui/notice'
import { RadioGroup } from '~/ui/radio_group'
import { Textarea } from '~/ui/textarea'
import { toast } from '~/ui/toast'
import { RETURN_LIMITS, type ReturnKind } from '#shipping/returns/rules/return_choices'
import { allOf, bodyOf, PackagesChoice, type Returnable } from './packages_choice'
import { type ChosenTerms, ReturnPay, type ReturnPrices } from './return_pay'

const KINDS = [
  { value: 'return', label: 'Return', hint: 'It comes back to you.' },
  {
    value: 'exchange',
    label: 'Exchange',
    hint: 'It comes back, and the same goods go out once more.',
  },
] as const

const HAND_OVERS = [
  { value: 'pickup', label: 'The courier collects it from the receiver' },
  { value: 'dropOff', label: 'The receiver brings it to an office' },
] as const

/** What was asked for, for somebody else to pay; or what it costs whoever asks. */
type Asked = AnswerOf<'api.shipping.shipment_returns.store'>
type Step = AnswerOf<'api.shipping.return_prices.store'> | Asked

interface ReturnFormProps {
  shipmentId: number
  returnable: Returnable
}

/** What goes back and why, then what it costs, then the booking. */
export function ReturnForm({ shipmentId: id, returnable }: ReturnFormProps) {
  const { packages, reasons, isPaidHere, canDropOff } = returnable
  const [prices, setPrices] = useState<ReturnPrices | null>(null)
  const [paying, setPaying] = useState(false)
  const keyOf = useIntentKeys()
  const entry = useApiForm({
    initial: {
      ...{ kind: 'return' as ReturnKind, reason: '', note: '', handOver: 'pickup' },
      packages: allOf(packages),
    },
    checks: {
      reason: (reason) => (reason ? null : 'Please choose a reason'),
      packages: (chosen) =>
        bodyOf(packages, chosen).length > 0 ? null : 'Please choose at least one item',
    },
    send: async (values): Promise<Outcome<Step>> => {
      const call = { params: { id }, body: asBody(values) }
      if (isPaidHere) return send('api.shipping.return_prices.store', call)
      return send('api.shipping.shipment_returns.store', call)
    },
    done: (step) => ('message' in step ? opened(step) : setPrices(step.data)),
  })

  type Values = typeof entry.values

  function asBody({ kind, reason, note, handOver, packages: chosen }: Values) {
    const pickup = handOver === 'pickup'
    return { kind, reason, note, pickup, packages: bodyOf(packages, chosen) }
  }

  function opened({ message, data }: Asked) {
    toast.success(message)
    router.visit(urlFor('shipping.return', { id: data.id }))
  }

  async function pay(terms: ChosenTerms) {
    setPaying(true)
    const outcome = await send('api.shipping.shipment_returns.store', {
      params: { id },
      body: { ...asBody(entry.values), ...terms },
      idempotencyKey: keyOf(JSON.stringify([entry.values, terms])),
    }).finally(() => setPaying(false))
    if (outcome.ok) return opened(outcome.body)
    setPrices(null)
    entry.refuse(outcome)
  }

  /** Another question has another price. */
  function change<K extends keyof Values>(name: K, value: Values[K]) {
    setPrices(null)
    entry.set(name, value)
  }

  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
      <Card title="What goes back">
        <form ref={entry.form} noValidate onSubmit={entry.submit} className="grid gap-4">
          {entry.refusal && <Notice tone="danger">{entry.refusal.message}</Notice>}
          <Field label="Return or exchange" group>
            <RadioGroup
              options={KINDS}
              value={entry.values.kind}
              onChange={(kind) => change('kind', kind)}
            />
          </Field>
          <Field label="Reason" required {...entry.field('reason')}>
            <NativeSelect
              placeholder="Choose a reason"
              options={reasons.map((reason) => ({ value: reason, label: reason }))}
              value={entry.values.reason}
              onChange={(reason) => change('reason', reason)}
            />
          </Field>
          <PackagesChoice
            packages={packages}
            chosen={entry.values.packages}
            onChange={(chosen) => change('packages', chosen)}
            error={entry.problems.packages}
          />
          {canDropOff && (
            <Field label="Handing over" group>
              <RadioGroup
                options={HAND_OVERS}
                value={entry.values.handOver}
                onChange={(handOver) => change('handOver', handOver)}
              />
            </Field>
          )}
          <Field label="Note" optional>
            <Textarea
              value={entry.values.note}
              maxLength={RETURN_LIMITS.note}
              onChange={(note) => entry.set('note', note)}
            />
          </Field>
          <Button
            type="submit"
            variant={prices ? 'secondary' : 'primary'}
            busy={entry.busy}
            busyLabel={isPaidHere ? 'Pricing...' : 'Asking...'}
            className="justify-self-start max-sm:w-full"
          >
            {isPaidHere ? 'See the Price' : 'Ask the Sender'}
          </Button>
        </form>
      </Card>
      {prices && (
        <Card title="Price">
          <ReturnPay prices={prices} busy={paying} onPay={(terms) => void pay(terms)} />
        </Card>
      )}
    </div>
  )
}
