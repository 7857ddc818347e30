export type JourneyStepName =
  | 'booked'
  | 'pickedUp'
  | 'left'
  | 'arrived'
  | 'arrivedNear'
  | 'outForDelivery'
  | 'delivered'

/** One step of a parcel's way, in the words of its reader. */
export type JourneyStep = {
  name: JourneyStepName
  state: 'done' | 'next' | 'later'
  label: string
  /** `Expected Fri, 27 Nov 2026`; null where nobody has promised a day. */
  expected: string | null
  /** Null as long as it has not happened, or nobody told when. */
  actual: { ts: string; day: string; time: string } | null
  place: string | null
  /** Of the delivery: on time, or how many days off. */
  punctuality: string | null
}

export type Journey = {
  steps: JourneyStep[]
  /** What happens next, in a sentence. */
  next: string | null
  /** How long parcels of its lane take; null where nobody knows, or it is not on its way. */
  usual: string | null
}
