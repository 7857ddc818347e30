import vine from '@vinejs/vine'
import { wholeNumber } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import { HAND_OVERS, RETURN_LIMITS } from '#shipping/returns/rules/return_choices'
import { receiversReturn, RETURN_LABELS } from '#shipping/returns/validators'
import { LANGUAGES } from '#shared/languages/rules/languages'
import { KEY_LENGTH } from '#shipping/tracking/receiver_proof'

const reason = () =>
  vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(RETURN_LIMITS.reason)
    .regex(/^\P{Cc}*$/u)

export const returnRulesValidator = vine.create({
  forReceivers: vine.boolean(),
  reasons: vine.array(reason()).minLength(1).maxLength(RETURN_LIMITS.reasons).distinct(),
  windowDays: wholeNumber().range([1, RETURN_LIMITS.windowDays]),
  needsApproval: vine.boolean(),
  exchanges: vine.boolean(),
  handOver: vine.enum(HAND_OVERS),
  version: wholeNumber().range([0, 1_000_000_000]).optional(),
})

returnRulesValidator.messagesProvider = new FieldMessages(
  {
    'reasons.array.minLength': 'Please keep at least one reason.',
    'reasons.array.maxLength': `At most ${RETURN_LIMITS.reasons} reasons, please.`,
    'reasons.distinct': 'Please say each reason once.',
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

/** What a receiver sends from the tracking page: `key` is what that page was given, or the link of our message has. */
export const returnRequestValidator = vine.create({
  key: vine.string().fixedLength(KEY_LENGTH),
  language: vine.enum(LANGUAGES.map(({ code }) => code)).optional(),
  ...receiversReturn,
})

returnRequestValidator.messagesProvider = FieldMessages.labelled({ ...RETURN_LABELS, key: 'Link' })
