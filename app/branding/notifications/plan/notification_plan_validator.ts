import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { versionRule } from '#branding/brand_field_rules'
import {
  TIME_PATTERN,
  checkQuietHours,
  EMAIL_CHOICES,
  PHONE_CHOICES,
  type ChannelChoice,
  checkChannelChoice,
} from '#branding/notifications/rules/channel_plan'
import type { NotificationEvent } from '#shipping/tracking/rules/notification_events'

const isPossibleChoice = vine.createRule((value: unknown, _, field) => {
  const problem = field.isValid ? checkChannelChoice(value as ChannelChoice) : null
  if (problem) field.report(problem, 'way', field)
})

const channelChoiceRule = () =>
  vine
    .object({
      phone: vine.enum(PHONE_CHOICES),
      mail: vine.enum(EMAIL_CHOICES),
      atNight: vine.boolean({ strict: true }),
    })
    .use(isPossibleChoice())

/** The events are spelled out, so that the API description lists every event. */
const channelChoiceRules: Record<NotificationEvent, ReturnType<typeof channelChoiceRule>> = {
  booked: channelChoiceRule(),
  on_the_way: channelChoiceRule(),
  out_for_delivery: channelChoiceRule(),
  delivered: channelChoiceRule(),
  delayed: channelChoiceRule(),
  delivery_failed: channelChoiceRule(),
  held: channelChoiceRule(),
  ready_for_collection: channelChoiceRule(),
  returned: channelChoiceRule(),
}

const differsFromStart = vine.createRule((until: unknown, _, field) => {
  const quietFrom = String(field.parent.quietFrom)
  const problem = checkQuietHours({ quietFrom, quietUntil: String(until) })
  if (problem) field.report(problem, 'hours', field)
})

const timeRule = () => vine.string().regex(TIME_PATTERN)

export const planValidator = vine.create({
  ways: vine.object(channelChoiceRules),
  quiet: vine.boolean({ strict: true }),
  quietFrom: timeRule(),
  quietUntil: timeRule().use(differsFromStart()),
  version: versionRule(),
})

planValidator.messagesProvider = new FieldMessages(
  {
    required: '"{{ field }}" should not be empty',
    enum: '"{{ field }}" is not one of the choices',
    boolean: '"{{ field }}" must be true or false',
    string: '"{{ field }}" must be a time such as 21:00',
    regex: '"{{ field }}" must be a time such as 21:00',
    object: '"{{ field }}" is incomplete',
  },
  {
    ways: 'Channels',
    phone: 'Phone',
    mail: 'E-mail',
    atNight: 'At Night',
    quiet: 'Quiet Hours',
    quietFrom: 'Quiet From',
    quietUntil: 'Quiet Until',
  }
)
