import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { pageCursor } from '#shared/http/keyset_page'
import { blankToUndefined, listMessages, listQueryFields } from '#shared/http/list_query_validator'

const FACT_SORTS = ['parcels', '-parcels', 'usual', '-usual', 'most', '-most'] as const

const courier = () =>
  vine
    .string()
    .parse(blankToUndefined)
    .regex(/^[A-Z_]{2,20}$/)
    .optional()

export const laneListValidator = vine.create({
  ...listQueryFields(FACT_SORTS),
  courier: courier(),
  kind: vine.enum(['domestic', 'export', 'import']).parse(blankToUndefined).optional(),
})

export type LaneQuery = Infer<typeof laneListValidator>

export const lateParcelListValidator = vine.create({
  ...listQueryFields(['late', '-late']),
  ...pageCursor(),
  courier: courier(),
})

export type LateParcelQuery = Infer<typeof lateParcelListValidator>

for (const validator of [laneListValidator, lateParcelListValidator]) {
  validator.messagesProvider = listMessages
}
