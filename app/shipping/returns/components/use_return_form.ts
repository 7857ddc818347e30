import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { AnswerOf } from '~/api/calls'
import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import type { Outcome } from '~/hooks/api_outcome'
import { useIntentKeys } from '~/hooks/use_intent_keys'
import { urlFor } from '~/client'
import { toast } from '~/ui/toast'
import type { ReturnKind } from '#shipping/returns/rules/return_choices'
import { allOf, bodyOf, type Returnable } from './packages_choice'
import type { ChosenTerms, ReturnPrices } from './return_pay'

/** What was asked for, for somebody else to pay; or what it costs whoever asks. */
type Asked = AnswerOf<'api.shipping.shipment_returns.store'>
type Step = AnswerOf<'api.shipping.return_prices.store'> | Asked

export interface ReturnFormProps {
  shipmentId: number
  returnable: Returnable
}

/** What goes back, what it costs once that is asked for, and the booking. */
export function useReturnForm({ shipmentId: id, returnable }: ReturnFormProps) {
  const { packages, isPaidHere } = returnable
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

  return { entry, change, prices, pay, paying }
}
