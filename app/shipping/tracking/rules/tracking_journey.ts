export type PlannedStepName =
  | 'booked'
  | 'pickedUp'
  | 'left'
  | 'arrived'
  | 'arrivedNear'
  | 'outForDelivery'
  | 'delivered'

export type JourneyStep = {
  name: PlannedStepName | 'trouble'
  state: 'done' | 'stopped' | 'next' | 'later'
  label: string
  /** `Expected Fri, 27 Nov 2026`; null without a promised day. */
  expected: string | null
  actual: { ts: string; day: string; time: string } | null
  place: string | null
  /** For a delivery: whether it was on time, or how many days off. Null for other steps. */
  punctuality: string | null
}

export type Journey = {
  steps: JourneyStep[]
  next: string | null
  /** The lane's usual transit time; null if it is unknown or the parcel is not in transit. */
  usual: string | null
}
