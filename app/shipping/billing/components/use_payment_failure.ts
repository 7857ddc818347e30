import { useState } from 'react'
import type { Data } from '@generated/data'
import { callApi } from '~/api/call_api'
import type { ApiRefusal } from '~/hooks/api_outcome'
import { formatNaira } from '~/ui/money'

type Shipment = Data.Shipping.Shipment.Shipment

/**
 * What a payment was refused for. Where the price is another one by now, the booking is read again, so that
 * everything on the page shows the new one and whoever pays agrees to it anew.
 */
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
