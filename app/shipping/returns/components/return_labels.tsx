import type { Data } from '@generated/data'
import { Badge } from '~/ui/badge'
import type { ReturnKind, ReturnState } from '#shipping/returns/rules/return_choices'

export type ReturnData = Data.Shipping.Returns.Return

export const RETURN_KIND_LABELS: Record<ReturnKind, string> = {
  return: 'Return',
  exchange: 'Exchange',
}

export const RETURN_STATE_LABELS: Record<ReturnState, string> = {
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
  return <Badge tone={TONES[state]}>{RETURN_STATE_LABELS[state]}</Badge>
}

export const RETURN_REQUESTER_LABELS: Record<ReturnData['askedBy'], string> = {
  receiver: 'The receiver',
  customer: 'The sender',
  staff: 'Our staff',
}
