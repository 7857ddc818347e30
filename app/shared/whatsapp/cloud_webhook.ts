import type {
  InboundWhatsApp,
  WhatsAppWebhook,
  WhatsAppStatusUpdate,
  WhatsAppState,
} from '#shared/whatsapp/whatsapp_driver'

const STATES: readonly WhatsAppState[] = ['sent', 'delivered', 'read', 'failed']

const MAX_ID_LENGTH = 200
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Parses a webhook about the phone number with this id. Ignores unknown content. */
export function parseCloudWebhook(rawBody: string, phoneNumberId: string): WhatsAppWebhook {
  const values = listAt(parsed(rawBody), 'entry')
    .flatMap((entry) => listAt(entry, 'changes'))
    .filter((change) => textAt(change, 'field') === 'messages')
    .map((change) => partAt(change, 'value'))
    .filter((value) => textAt(partAt(value, 'metadata'), 'phone_number_id') === phoneNumberId)
  return {
    reports: values.flatMap((value) => listAt(value, 'statuses')).flatMap(parseStatus),
    received: values.flatMap((value) => listAt(value, 'messages')).flatMap(parseMessage),
  }
}

function parseStatus(status: unknown): WhatsAppStatusUpdate[] {
  const messageId = textAt(status, 'id')
  const state = STATES.find((one) => one === textAt(status, 'status'))
  if (!messageId || messageId.length > MAX_ID_LENGTH || !state) return []
  const [error] = listAt(status, 'errors')
  const code = partAt(error, 'code')
  const ownId = textAt(status, 'biz_opaque_callback_data')
  return [
    {
      messageId,
      state,
      ownId: ownId && UUID.test(ownId) ? ownId : null,
      errorCode:
        Number.isInteger(code) && Math.abs(code as number) < 2 ** 31 ? (code as number) : null,
    },
  ]
}

/** Parses a text message or a pressed template button, whose label becomes the text. */
function parseMessage(message: unknown): InboundWhatsApp[] {
  const from = textAt(message, 'from')
  const text = textAt(partAt(message, 'text'), 'body') ?? textAt(partAt(message, 'button'), 'text')
  if (!from || !/^\d{7,16}$/.test(from) || !text) return []
  const repliedTo = textAt(partAt(message, 'context'), 'id')
  return [{ from, text: text.slice(0, 200), repliedTo, at: parseTimestamp(message) }]
}

/** Parses seconds since 1970. A missing or future time becomes now. */
function parseTimestamp(message: unknown): Date {
  const seconds = textAt(message, 'timestamp') ?? ''
  const now = Date.now()
  return new Date(/^\d{1,10}$/.test(seconds) ? Math.min(Number(seconds) * 1000, now) : now)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function partAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}

function listAt(value: unknown, name: string): unknown[] {
  const list = partAt(value, name)
  return Array.isArray(list) ? list : []
}

function textAt(value: unknown, name: string): string | null {
  const text = partAt(value, name)
  return typeof text === 'string' && text !== '' ? text : null
}
