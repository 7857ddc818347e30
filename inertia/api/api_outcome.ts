export type FieldErrors = Record<string, string>

export type ApiRefusal = {
  ok: false
  message: string
  fields: FieldErrors
  proposals?: FieldErrors
  code?: string
  /** Data with which a page continues after this refusal, such as a second-factor challenge. */
  data?: unknown
}

export type ApiOutcome<T> = { ok: true; body: T } | ApiRefusal

export const CONNECTIVITY_ERROR =
  "Connectivity Error! The server can't be reached. Please check your connection."
export const PROCESSING_ERROR = 'An error occured processing your last request! Please try again.'
export const UNEXPECTED_ERROR = 'An Unexpected Error occured!'

/** The status of a refusal for which the page shows nothing. */
const SILENT_STATUS = 418

/** An empty message shows nothing. Source: specification of the foundation, section 8. */
export function toOutcome<T>(status: number, body: unknown): ApiOutcome<T> {
  if (status >= 200 && status < 300) return { ok: true, body: body as T }
  if (status === SILENT_STATUS) return { ok: false, message: '', fields: {} }
  const { message, code, errors, data } = isRecord(body) ? body : {}
  const entries = Array.isArray(errors) ? errors.filter(isResponseError) : []
  const named = entries.filter(({ field }) => typeof field === 'string')
  const proposed = named.filter(({ proposal }) => typeof proposal === 'string')
  return {
    ok: false,
    message:
      numberMessages(entries) || (typeof message === 'string' && message) || UNEXPECTED_ERROR,
    fields: Object.fromEntries(named.map((entry) => [entry.field, entry.message])),
    ...(proposed.length > 0 && {
      proposals: Object.fromEntries(proposed.map((entry) => [entry.field, entry.proposal])),
    }),
    code: typeof code === 'string' ? code : undefined,
    ...(data !== undefined && { data }),
  }
}

type ResponseError = { field?: unknown; message: string; proposal?: unknown }

function numberMessages(entries: ResponseError[]): string {
  return entries.map(({ message }, index) => `${index + 1}. ${message}`).join('\n')
}

/** Removes the `1. ` from a message that lists only one error. */
export function stripListNumber(message: string): string {
  return message.includes('\n') ? message : message.replace(/^1\. /, '')
}

function isResponseError(value: unknown): value is ResponseError {
  return isRecord(value) && typeof value.message === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
