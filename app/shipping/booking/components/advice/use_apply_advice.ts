import { useState } from 'react'
import type { QuoteAdvice } from '#shipping/booking/components/form/booking_types'
import type { useBookingCalls } from '#shipping/booking/components/form/use_booking_calls'
import type { useBookingForm } from '#shipping/booking/components/form/use_booking_form'
import { type Proposal, applyProposal } from './proposal'

/** Terms and couriers are changed at once; for a fact about the parcel one goes back to where it is said. */
export function useApplyAdvice(
  form: ReturnType<typeof useBookingForm>,
  calls: ReturnType<typeof useBookingCalls>,
  showPackages: () => void
) {
  const [proposal, setProposal] = useState<Proposal | null>(null)

  /** Answers whether it is done by now. */
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
