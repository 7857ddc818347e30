import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { ResponseOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import type { ApiOutcome } from '~/api/api_outcome'
import { useIdempotencyKeys } from '~/hooks/use_idempotency_keys'
import { urlFor } from '~/client'
import { toast } from '~/ui/toast'
import type { ReturnKind } from '#shipping/returns/rules/return_choices'
import {
  allPackageQuantities,
  packagesRequestBody,
  type ReturnableData,
} from './return_packages_field'
import type { ReturnPaymentTerms, ReturnPricesData } from './return_pay'

/** The prices if the caller pays; otherwise a request that the sender must approve. */
type ReturnRequestAnswer = ResponseOf<'api.shipping.shipment_returns.store'>
type ReturnFormAnswer = ResponseOf<'api.shipping.return_prices.store'> | ReturnRequestAnswer

export interface ReturnFormProps {
  shipmentId: number
  returnable: ReturnableData
}

export function useReturnForm({ shipmentId: id, returnable }: ReturnFormProps) {
  const { packages, isPaidHere } = returnable
  const [prices, setPrices] = useState<ReturnPricesData | null>(null)
  const [paying, setPaying] = useState(false)
  const keyOf = useIdempotencyKeys()
  const entry = useApiForm({
    initial: {
      kind: 'return' as ReturnKind,
      reason: '',
      note: '',
      handOver: 'pickup',
      packages: allPackageQuantities(packages),
    },
    checks: {
      reason: (reason) => (reason ? null : 'Please choose a reason'),
      packages: (chosen) =>
        packagesRequestBody(packages, chosen).length > 0 ? null : 'Please choose at least one item',
    },
    send: async (values): Promise<ApiOutcome<ReturnFormAnswer>> => {
      const call = { params: { id }, body: asBody(values) }
      if (isPaidHere) return callApi('api.shipping.return_prices.store', call)
      return callApi('api.shipping.shipment_returns.store', call)
    },
    done: (step) => ('message' in step ? opened(step) : setPrices(step.data)),
  })

  type Values = typeof entry.values

  function asBody({ kind, reason, note, handOver, packages: chosen }: Values) {
    const pickup = handOver === 'pickup'
    return { kind, reason, note, pickup, packages: packagesRequestBody(packages, chosen) }
  }

  function opened({ message, data }: ReturnRequestAnswer) {
    toast.success(message)
    router.visit(urlFor('shipping.return', { id: data.id }))
  }

  async function pay(terms: ReturnPaymentTerms) {
    setPaying(true)
    const outcome = await callApi('api.shipping.shipment_returns.store', {
      params: { id },
      body: { ...asBody(entry.values), ...terms },
      idempotencyKey: keyOf(JSON.stringify([entry.values, terms])),
    }).finally(() => setPaying(false))
    if (outcome.ok) return opened(outcome.body)
    setPrices(null)
    entry.refuse(outcome)
  }

  /** Any change of the form makes its price outdated. */
  function change<K extends keyof Values>(name: K, value: Values[K]) {
    setPrices(null)
    entry.set(name, value)
  }

  return { entry, change, prices, pay, paying }
}
