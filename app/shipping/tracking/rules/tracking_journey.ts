export type JourneyStepName =
  | 'booked'
  | 'pickedUp'
  | 'left'
  | 'arrived'
  | 'arrivedNear'
  | 'outForDelivery'
  | 'delivered'

export type JourneyStep = {
  name: JourneyStepName
  state: 'done' | 'next' | 'later'
  label: string
  /** `Expected Fri, 27 Nov 2026`; null without a promised day. */
  expected: string | null
  actual: { ts: string; day: string; time: string } | null
  place: string | null
  /** Only of the delivery: on time, or how many days off. */
  punctuality: string | null
}

export type Journey = {
  steps: JourneyStep[]
  next: string | null
  /** Usual transit time of the lane; null if unknown or not in transit. */
  usual: string | null
}
