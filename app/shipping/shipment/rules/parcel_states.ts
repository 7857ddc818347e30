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

/** REFUSED: the courier did not accept the booking, so the sender still has the parcel. */
export type ParcelTrouble = 'REFUSED' | ParcelState

export const PARCEL_TROUBLES: readonly ParcelTrouble[] = ['REFUSED', ...PARCEL_STATES]

type ParcelTroubleTexts = {
  label: string
  tone: 'info' | 'warning' | 'danger'
  title: string
  /** The next step of the sender; the receiver reads `tracking.state` and `tracking.note`. */
  forSender: string
  /** Introduces our number. */
  callUs?: 'Our number is' | 'You can also call us on'
  /** Nobody else is asked to do anything, except what the courier does by itself. */
  mustAct: readonly ('sender' | 'receiver')[]
  /** The promised day still holds. */
  isComing?: true
}

export const PARCEL_TROUBLE_TEXTS: Record<ParcelTrouble, ParcelTroubleTexts> = {
  REFUSED: {
    label: 'Pending Issue',
    tone: 'warning',
    title: 'The courier could not take this shipment',
    forSender:
      'Your money is safe. Please correct the address, and we will send it to the courier again, or take the refund.',
    callUs: 'You can also call us on',
    mustAct: ['sender'],
  },
  HELD: {
    label: 'Held',
    tone: 'warning',
    title: 'The courier is holding this parcel',
    forSender:
      'Customs or the courier may need a document or an answer. Please look out for their call or e-mail, and ask the receiver to do the same.',
    mustAct: ['sender', 'receiver'],
  },
  DELIVERY_FAILED: {
    label: 'Delivery failed',
    tone: 'warning',
    title: 'The courier could not deliver this parcel',
    forSender:
      'It usually tries again on the next working day. Please check the address and the phone number with the receiver.',
    mustAct: ['sender', 'receiver'],
    isComing: true,
  },
  READY_FOR_COLLECTION: {
    label: 'Ready for collection',
    tone: 'info',
    title: 'This parcel is ready to be collected',
    forSender:
      'Please tell the receiver to collect it soon. If nobody collects it in time, it comes back to you.',
    mustAct: ['sender', 'receiver'],
  },
  RETURNING: {
    label: 'Coming back',
    tone: 'warning',
    title: 'This parcel is on its way back to the sender',
    forSender: 'It was not delivered. The tracking will show when it is back.',
    mustAct: [],
  },
  DAMAGED: {
    label: 'Damaged',
    tone: 'danger',
    title: 'This parcel was damaged on the way',
    forSender:
      'Please ask the receiver to keep the packaging and take pictures, and call us soon: couriers take claims for a few days only.',
    callUs: 'Our number is',
    mustAct: ['sender', 'receiver'],
  },
  LOST: {
    label: 'Lost',
    tone: 'danger',
    title: 'The courier cannot find this parcel',
    forSender:
      'The courier is searching for it. Please call us and tell us what was inside and what it is worth, so that we can make a claim.',
    callUs: 'Our number is',
    mustAct: ['sender'],
  },
  WITHDRAWN: {
    label: 'Cancelled by courier',
    tone: 'danger',
    title: 'The courier has cancelled this shipment',
    forSender:
      'It is not on its way. Please call us and we will book it again or refund the price.',
    callUs: 'Our number is',
    mustAct: ['sender'],
  },
  RETURNED: {
    label: 'Returned',
    tone: 'danger',
    title: 'This parcel was returned to the sender',
    forSender: 'It was not delivered. If you still want to send it, check it and book it again.',
    mustAct: [],
  },
}

export function toParcelState(code: string | null): ParcelState | null {
  return PARCEL_STATES.find((state) => state === code) ?? null
}

type TroubledParcel = { status: string; parcelState: ParcelState | null }

/** `arrivedDamaged` is known only where the events are loaded. */
export function parcelTrouble(
  { status, parcelState }: TroubledParcel,
  arrivedDamaged = false
): ParcelTrouble | null {
  if (status === 'PENDING_ISSUE') return 'REFUSED'
  return arrivedDamaged ? 'DAMAGED' : parcelState
}

/** The sender's next step, for mails and notes; pages link the number, which may be unset. */
export function senderStepText(trouble: ParcelTrouble, contactNumber: string): string {
  const { forSender, callUs } = PARCEL_TROUBLE_TEXTS[trouble]
  return callUs && contactNumber ? `${forSender} ${callUs} ${contactNumber}.` : forSender
}
