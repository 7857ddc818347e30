import type { Data } from '@generated/data'
import { Badge } from '~/ui/badge'
import type { ReturnKind, ReturnState } from '#shipping/returns/rules/return_choices'

export type AskedReturn = Data.Shipping.Returns.Return

export const KIND_WORDS: Record<ReturnKind, string> = { return: 'Return', exchange: 'Exchange' }

export const STATE_WORDS: Record<ReturnState, string> = {
  waiting: 'Waiting',
  approved: 'Approved',
  underway: 'On its way back',
  done: 'Delivered back',
  refused: 'Refused',
}

const TONES = {
  waiting: 'warning',
  approved: 'info',
  underway: 'info',
  done: 'success',
  refused: 'neutral',
} as const

export function ReturnBadge({ state }: { state: ReturnState }) {
  return <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>
}

export const ASKED_BY: Record<AskedReturn['askedBy'], string> = {
  receiver: 'The receiver',
  customer: 'The sender',
  staff: 'Our staff',
}
