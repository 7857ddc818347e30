import { useState } from 'react'
import type { Data } from '@generated/data'
import { callApi } from '~/api/call_api'
import type { ApiRefusal } from '~/api/api_outcome'
import { formatNaira } from '~/ui/money'

type Shipment = Data.Shipping.Shipment.Shipment

/** If a payment fails because the price has changed, reloads the booking with the new price. */
export function usePaymentFailure(shipment: Shipment, onChanged: (shipment: Shipment) => void) {
  const [failure, setFailure] = useState<string | null>(null)

  async function refuse({ code, message }: ApiRefusal) {
    if (code !== 'E_PRICE_CHANGED') return setFailure(message)
    const outcome = await callApi('api.shipping.incomplete_bookings.show', {
      params: { id: shipment.id },
    })
    if (!outcome.ok) return setFailure(message)
    const now = outcome.body.data
    setFailure(
      `The price has changed from ${formatNaira(shipment.paymentAmount)} to ${formatNaira(now.paymentAmount)}. Nothing was paid. Please confirm the new amount.`
    )
    onChanged(now)
  }

  return { failure, refuse, forget: () => setFailure(null) }
}
