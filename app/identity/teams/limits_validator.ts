import vine from '@vinejs/vine'
import { numberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'

const MAX_NAIRA = 1_000_000_000

/** An amount in naira; null means no limit. */
const amount = () => numberField().decimal([0, 2]).range([0, MAX_NAIRA]).nullable()

export const limitsValidator = vine.create({
  monthlyLimit: amount().optional(),
  approvalAbove: amount().optional(),
})

limitsValidator.messagesProvider = FieldMessages.labelled({
  monthlyLimit: 'Monthly limit',
  approvalAbove: 'Needs approval above',
})

export const approvalRuleValidator = vine.create({ above: amount() })

approvalRuleValidator.messagesProvider = FieldMessages.labelled({ above: 'Needs approval above' })
