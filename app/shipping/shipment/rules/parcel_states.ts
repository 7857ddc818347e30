/** Exceptional states of a parcel, from temporary to final. */
export const PARCEL_STATES = [
  'HELD',
  'DELIVERY_FAILED',
  'READY_FOR_COLLECTION',
  'RETURNING',
  'DAMAGED',
  'LOST',
  'WITHDRAWN',
  'RETURNED',
] as const

export type ParcelState = (typeof PARCEL_STATES)[number]

type ParcelStateTexts = {
  label: string
  tone: 'info' | 'warning' | 'danger'
  title: string
  forSender: string
  callUs?: true
}

export const PARCEL_STATE_TEXTS: Record<ParcelState, ParcelStateTexts> = {
  HELD: {
    label: 'Held',
    tone: 'warning',
    title: 'The courier is holding this parcel',
    forSender:
      'Customs or the courier may need a document or an answer. Please look out for their call or e-mail, and ask the receiver to do the same.',
  },
  DELIVERY_FAILED: {
    label: 'Delivery failed',
    tone: 'warning',
    title: 'The courier could not deliver this parcel',
    forSender:
      'It usually tries again on the next working day. Please check the address and the phone number with the receiver.',
  },
  READY_FOR_COLLECTION: {
    label: 'Ready for collection',
    tone: 'info',
    title: 'This parcel is ready to be collected',
    forSender:
      'Please tell the receiver to collect it soon. If nobody collects it in time, it comes back to you.',
  },
  RETURNING: {
    label: 'Coming back',
    tone: 'warning',
    title: 'This parcel is on its way back to the sender',
    forSender: 'It was not delivered. The tracking will show when it is back.',
  },
  DAMAGED: {
    label: 'Damaged',
    tone: 'danger',
    title: 'This parcel was damaged on the way',
    forSender:
      'Please ask the receiver to keep the packaging and take pictures, and call us soon: couriers take claims for a few days only.',
    callUs: true,
  },
  LOST: {
    label: 'Lost',
    tone: 'danger',
    title: 'The courier cannot find this parcel',
    forSender:
      'The courier is searching for it. Please call us and tell us what was inside and what it is worth, so that we can make a claim.',
    callUs: true,
  },
  WITHDRAWN: {
    label: 'Cancelled by courier',
    tone: 'danger',
    title: 'The courier has cancelled this shipment',
    forSender:
      'It is not on its way. Please call us and we will book it again or refund the price.',
    callUs: true,
  },
  RETURNED: {
    label: 'Returned',
    tone: 'danger',
    title: 'This parcel was returned to the sender',
    forSender: 'It was not delivered. Please check it. To send it again, book it again.',
  },
}

export function toParcelState(code: string | null): ParcelState | null {
  return PARCEL_STATES.find((state) => state === code) ?? null
}
