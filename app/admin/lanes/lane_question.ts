import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { pageCursor } from '#shared/http/keyset_page'
import { blankIsAbsent, listMessages, listQuestion } from '#shared/http/list_question_validator'

const FACT_SORTS = ['parcels', '-parcels', 'usual', '-usual', 'most', '-most'] as const

const courier = () =>
  vine
    .string()
    .parse(blankIsAbsent)
    .regex(/^[A-Z_]{2,20}$/)
    .optional()

export const laneListValidator = vine.create({
  ...listQuestion(FACT_SORTS),
  courier: courier(),
  kind: vine.enum(['domestic', 'export', 'import']).parse(blankIsAbsent).optional(),
})

export type LaneQuestion = Infer<typeof laneListValidator>

export const lateListValidator = vine.create({
  ...listQuestion(['late', '-late']),
  ...pageCursor(),
  courier: courier(),
})

export type LateQuestion = Infer<typeof lateListValidator>

for (const validator of [laneListValidator, lateListValidator]) {
  validator.messagesProvider = listMessages
}
