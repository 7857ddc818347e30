import { useState } from 'react'
import type { QuoteAdvice } from '#shipping/booking/components/form/booking_types'
import type { useBookingCalls } from '#shipping/booking/components/form/use_booking_calls'
import type { useBookingForm } from '#shipping/booking/components/form/use_booking_form'
import { type Proposal, applyProposal } from './proposal'

export function useApplyAdvice(
  form: ReturnType<typeof useBookingForm>,
  calls: ReturnType<typeof useBookingCalls>,
  showPackages: () => void
) {
  const [proposal, setProposal] = useState<Proposal | null>(null)

  /** Resolves to whether the advice has been fully applied. */
  async function takeAdvice(advice: QuoteAdvice): Promise<boolean> {
    const { preferredCourier, pickup, insurance, ...parcels } = advice.change
    if (Object.keys(parcels).length > 0) {
      calls.wishFor(preferredCourier)
      setProposal({ advice, packages: form.handle.value.packages })
      form.handle.change((value) => applyProposal(value, advice), 'working')
      showPackages()
      return false
    }
    const change = { ...(pickup !== undefined && { pickup }), ...(insurance && { insurance }) }
    if (Object.keys(change).length > 0) {
      return (await calls.getRates({ change, wish: preferredCourier })) !== null
    }
    calls.chooseCourier(preferredCourier)
    return true
  }

  return { proposal, endProposal: () => setProposal(null), takeAdvice }
}
