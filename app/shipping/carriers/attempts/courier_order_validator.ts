import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { staffCommentField } from '#shared/http/staff_comment'
import { waybillNumberRule } from '#shipping/carriers/by_hand/manual_validators'

const hasDecision =
  (...decisions: string[]) =>
  (data: Record<string, unknown>) =>
    decisions.includes(String(data.decision))

export const courierOrderValidator = vine.create(
  vine.object({ decision: vine.enum(['adopt', 'ask', 'book_again', 'give_up', 'settle']) }).merge(
    vine.group([
      vine.group.if(hasDecision('adopt'), {
        decision: vine.literal('adopt'),
        waybillNumber: waybillNumberRule(),
      }),
      vine.group.if(hasDecision('give_up', 'settle'), {
        decision: vine.enum(['give_up', 'settle']),
        comment: staffCommentField(),
      }),
      vine.group.else({ decision: vine.enum(['ask', 'book_again']) }),
    ])
  )
)

courierOrderValidator.messagesProvider = new FieldMessages(
  { regex: '"{{ field }}" has 5 to 40 letters, digits and hyphens' },
  { decision: 'Decision', waybillNumber: 'Waybill Number', comment: 'Comment' }
)

export const waybillCancellationValidator = vine.create({ comment: staffCommentField() })

waybillCancellationValidator.messagesProvider = FieldMessages.labelled({
  comment: 'Comment',
})
