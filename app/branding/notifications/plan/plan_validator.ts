import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { version } from '#branding/brand_fields'
import {
  CLOCK,
  hoursSay,
  MAIL_WAYS,
  PHONE_WAYS,
  type Way,
  waySays,
} from '#branding/notifications/rules/plan'
import type { NotificationEvent } from '#shipping/tracking/rules/receiver_events'

const makesSense = vine.createRule((value: unknown, _, field) => {
  const problem = field.isValid ? waySays(value as Way) : null
  if (problem) field.report(problem, 'way', field)
})

const way = () =>
  vine
    .object({
      phone: vine.enum(PHONE_WAYS),
      mail: vine.enum(MAIL_WAYS),
      atNight: vine.boolean({ strict: true }),
    })
    .use(makesSense())

/** Each event by its name, so that the description of the call has them. */
const ways: Record<NotificationEvent, ReturnType<typeof way>> = {
  booked: way(),
  on_the_way: way(),
  out_for_delivery: way(),
  delivered: way(),
  delayed: way(),
  delivery_failed: way(),
  held: way(),
  ready_for_collection: way(),
  returned: way(),
}

const differsFromStart = vine.createRule((until: unknown, _, field) => {
  const quietFrom = String(field.parent.quietFrom)
  const problem = hoursSay({ quietFrom, quietUntil: String(until) })
  if (problem) field.report(problem, 'hours', field)
})

const clock = () => vine.string().regex(CLOCK)

export const planValidator = vine.create({
  ways: vine.object(ways),
  quiet: vine.boolean({ strict: true }),
  quietFrom: clock(),
  quietUntil: clock().use(differsFromStart()),
  version: version(),
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
