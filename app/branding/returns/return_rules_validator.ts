import vine from '@vinejs/vine'
import { wholeNumberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import { RETURN_HAND_OVERS, RETURN_LIMITS } from '#shipping/returns/rules/return_choices'
import { receiverReturnRules, RETURN_LABELS } from '#shipping/returns/return_validators'
import { LANGUAGES } from '#shared/languages/rules/languages'
import { RECEIVER_KEY_LENGTH } from '#shipping/tracking/receiver_proof'

const reasonRule = () =>
  vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(RETURN_LIMITS.reason)
    .regex(/^\P{Cc}*$/u)

export const returnRulesValidator = vine.create({
  forReceivers: vine.boolean(),
  reasons: vine.array(reasonRule()).minLength(1).maxLength(RETURN_LIMITS.reasons).distinct(),
  windowDays: wholeNumberField().range([1, RETURN_LIMITS.windowDays]),
  needsApproval: vine.boolean(),
  exchanges: vine.boolean(),
  handOver: vine.enum(RETURN_HAND_OVERS),
  version: wholeNumberField().range([0, 1_000_000_000]).optional(),
})

returnRulesValidator.messagesProvider = new FieldMessages(
  {
    'reasons.array.minLength': 'Please keep at least one reason.',
    'reasons.array.maxLength': `At most ${RETURN_LIMITS.reasons} reasons, please.`,
    'reasons.distinct': 'Please list each reason only once.',
  },
  {
    forReceivers: 'Receivers may ask',
    reasons: 'Reasons',
    windowDays: 'Days after delivery',
    needsApproval: 'Approval',
    exchanges: 'Exchanges',
    handOver: 'Handing over',
  }
)

/** `key` comes from the tracking page or from the link in our message. */
export const returnRequestValidator = vine.create({
  key: vine.string().fixedLength(RECEIVER_KEY_LENGTH),
  language: vine.enum(LANGUAGES.map(({ code }) => code)).optional(),
  ...receiverReturnRules,
})

returnRequestValidator.messagesProvider = FieldMessages.labelled({ ...RETURN_LABELS, key: 'Link' })
