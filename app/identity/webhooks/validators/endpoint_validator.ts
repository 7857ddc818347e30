import vine from '@vinejs/vine'
import { wholeNumberField } from '#shared/http/checked_fields'
import webhooks from '#config/webhooks'
import { MODES } from '#identity/test_mode/rules/mode'
import { EVENT_TYPE_NAMES } from '#identity/webhooks/rules/event_types'
import { FieldMessages } from '#shared/http/field_messages'

const MAX_OVERLAP_HOURS = 7 * 24
/** Lower ports belong to services other than the web. */
const FIRST_FREE_PORT = 1024

/** Returns the URL's error, or null. Its addresses are checked later. */
function problemOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['https:', 'http:'].includes(url.protocol)) {
    return 'The address must begin with https://, e.g. https://shop.example/webhooks'
  }
  if (webhooks.allowsLoopback) return url.username || url.password ? NO_PASSWORD : null
  if (url.protocol === 'http:') return 'The address must begin with https://'
  if (url.username || url.password) return NO_PASSWORD
  const port = Number(url.port || 443)
  if (port !== 443 && port < FIRST_FREE_PORT) return 'The port must be 443, or 1024 and above'
  return null
}

const NO_PASSWORD = 'The address cannot have a user name or a password in it'

const isReachable = vine.createRule((value, _, field) => {
  const problem = typeof value === 'string' ? problemOf(value) : null
  if (problem) field.report(problem, 'address', field)
})

const url = () => vine.string().trim().maxLength(500).use(isReachable())
const events = () => vine.array(vine.enum(EVENT_TYPE_NAMES)).distinct().optional()
const description = () => vine.string().trim().maxLength(100).nullable().optional()

export const endpointValidator = vine.create({
  url: url(),
  events: events(),
  mode: vine.enum(MODES).optional(),
  description: description(),
})

export const endpointChangeValidator = vine.create({
  url: url().optional(),
  events: events(),
  description: description(),
  active: vine.boolean().optional(),
})

export const rotationValidator = vine.create({
  hours: wholeNumberField().range([0, MAX_OVERLAP_HOURS]).optional(),
})

const messages = FieldMessages.labelled({
  url: 'Address',
  events: 'Events',
  description: 'Description',
  hours: 'Hours',
})
endpointValidator.messagesProvider = messages
endpointChangeValidator.messagesProvider = messages
rotationValidator.messagesProvider = messages
