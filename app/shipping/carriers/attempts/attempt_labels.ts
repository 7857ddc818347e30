import type { DateTime } from 'luxon'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import type BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import type { AttemptState } from '#shipping/carriers/attempts/booking_attempt'

export type AttemptDecision = 'adopt' | 'ask' | 'book_again' | 'give_up' | 'settle'

export const ATTEMPT_DECISIONS: Record<AttemptState, readonly AttemptDecision[]> = {
  calling: [],
  waiting: ['ask', 'give_up'],
  unknown: ['ask', 'adopt', 'book_again', 'give_up'],
  unresolved: ['ask', 'adopt', 'book_again', 'give_up'],
  booked: [],
  refused: [],
  abandoned: [],
  surplus: ['settle'],
  settled: [],
}

export const ATTEMPT_STATE_LABELS: Record<AttemptState, string> = {
  calling: 'On its way to the courier',
  waiting: 'Not sent: we will try again',
  unknown: 'Not confirmed yet, we ask the courier again',
  unresolved: 'Outcome unknown: you decide',
  booked: 'Booked',
  refused: 'Refused by the courier',
  abandoned: 'Given up, but we still ask the courier',
  surplus: 'Booked, but not needed',
  settled: 'Settled',
}

export function nextLookupText({ state, nextLookAt }: BookingAttempt): string | null {
  if (!nextLookAt) return null
  const at = optionalMomentText(nextLookAt)
  return state === 'waiting' ? `We try again on ${at}` : `We ask again on ${at}`
}

export function optionalMomentText(moment: DateTime | null): string | null {
  return moment && formatLagosTimestamp(moment)
}
