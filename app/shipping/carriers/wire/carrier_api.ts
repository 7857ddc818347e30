import {
  CourierRefused,
  CourierUnavailable,
  CourierUnresponsive,
  CredentialsRefused,
} from '#shipping/carriers/courier_driver'
import type { AccessTokens, GrantedToken } from '#shipping/carriers/wire/access_tokens'
import { logExchange } from '#shipping/carriers/wire/exchanges'

/** A text longer than this is an embedded file, so we do not log it. */
const MAX_TEXT_LENGTH = 400
const MAX_BODY_LENGTH = 20_000

const SECRET_NAMES = /password|secret|accesstoken|access_token|accountpin|authorization|credential/i

/** Makes a body fit for the log: without secrets and files, and cut to a limit. */
function redactBody(body: unknown): string {
  if (body === undefined || body === null) return ''
  const text = typeof body === 'string' ? body : JSON.stringify(body, redactValue, 1)
  return text.slice(0, MAX_BODY_LENGTH)
}

function redactValue(name: string, value: unknown): unknown {
  if (SECRET_NAMES.test(name)) return '***'
  if (typeof value === 'string' && value.length > MAX_TEXT_LENGTH) {
    return `(${value.length} characters)`
  }
  // An array of numbers is a file, as Aramex's server (WCF) writes it.
  if (Array.isArray(value) && value.length > MAX_TEXT_LENGTH && typeof value[0] === 'number') {
    return `(${value.length} numbers)`
  }
  return value
}

export interface CarrierApiOptions {
  carrier: string
  /** The base URL must not end in a slash. */
  baseUrl: string
  headers?: Record<string, string>
  tokens?: AccessTokens
  /** Overrides the time limit of each call, for tests. */
  timeoutMs?: number
}

export interface CarrierCall {
  /** The purpose of the call, such as "book" or "track", for the log that staff read. */
  operation: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path and query. */
  path: string
  body?: object | URLSearchParams | FormData
  headers?: Record<string, string>
  /** Default: 30 seconds. */
  timeoutMs?: number
  mayBeEmpty?: boolean
}

type TokenCall = Pick<CarrierCall, 'path' | 'headers'> & { form?: Record<string, string> }

export interface CarrierAnswer {
  status: number
  /** The parsed JSON, or the text if it is not JSON. */
  body: unknown
}

const NOT_SENT_ERRORS = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])

const USUAL_TIMEOUT_MS = 30_000

/** The lifetime of a token if the courier names none. */
const USUAL_TOKEN_SECONDS = 3600

/** The pause if a 429 response has no `Retry-After`. */
const PAUSE_MS = 60_000
const MAX_PAUSE_MS = 24 * 3600_000

/** Client of a courier's JSON API, with its token and rate limit. Logs each call for staff. */
export class CarrierApi {
  private pausedUntil = 0

  constructor(private readonly wire: CarrierApiOptions) {}

  /**
   * Returns 2xx and most 4xx responses. Throws CourierUnavailable if the courier did nothing: it
   * was unreachable, or refused our credentials or too many calls. Throws CourierUnresponsive if it
   * may have acted: timeout, 5xx, truncated response, or 2xx without JSON.
   */
  async call(call: CarrierCall): Promise<CarrierAnswer> {
    const token = await this.wire.tokens?.current()
    const first = await this.exchange(call, token)
    if (first.status !== 401 || !token) return this.requireAuthorized(first)
    this.wire.tokens!.forget(token)
    return this.requireAuthorized(await this.exchange(call, await this.wire.tokens!.current()))
  }

  /** Any failure throws CourierUnavailable: without a token, the courier has done nothing yet. */
  async requestToken({ form, ...call }: TokenCall): Promise<GrantedToken> {
    const body = new URLSearchParams({ grant_type: 'client_credentials', ...form })
    const token = { ...call, operation: 'token', method: 'POST', body } as const
    const answer = await this.call(token).catch((error: unknown) => {
      const isUnclear =
        error instanceof CourierUnresponsive && !(error instanceof CourierUnavailable)
      throw isUnclear ? new CourierUnavailable(error.message) : error
    })
    const refusal = `${this.wire.carrier} gives us no token (${answer.status})`
    if (answer.status >= 400) throw new CredentialsRefused(refusal)
    const { access_token: value, expires_in: seconds } = answer.body as Record<string, unknown>
    if (typeof value !== 'string' || !value) throw new CourierUnavailable(refusal)
    return { value, seconds: Number(seconds) || USUAL_TOKEN_SECONDS }
  }

  private requireAuthorized(answer: CarrierAnswer): CarrierAnswer {
    if (answer.status === 401 || answer.status === 403) {
      throw new CredentialsRefused(
        `${this.wire.carrier} does not accept our keys (${answer.status})`
      )
    }
    return answer
  }

  private async exchange(call: CarrierCall, token?: string): Promise<CarrierAnswer> {
    this.requireNotPaused()
    const sentAt = new Date()
    const exchange = { status: null as number | null, answer: '' }
    try {
      const response = await this.send(call, token)
      exchange.status = response.status
      const text = await this.textOf(call, response)
      const body = parseBody(text)
      exchange.answer = redactBody(body)
      return this.checkAnswer(call, response, body)
    } catch (error) {
      exchange.answer ||= String(error)
      throw error
    } finally {
      const ms = Date.now() - sentAt.getTime()
      const request = redactBody(loggableBody(call))
      logExchange({ operation: call.operation, sentAt, ms, request, ...exchange })
    }
  }

  private checkAnswer(call: CarrierCall, response: Response, body: unknown): CarrierAnswer {
    const { status } = response
    const { carrier } = this.wire
    if (status === 429) {
      const retryAt = new Date(Date.now() + retryAfterMs(response.headers.get('retry-after')))
      this.pausedUntil = retryAt.getTime()
      throw new CourierUnavailable(`${carrier} asks for fewer calls`, retryAt)
    }
    if (status >= 500 || status === 408)
      throw new CourierUnresponsive(
        `${carrier} answered ${call.operation} with an error (${status})`
      )
    const isJson = typeof body === 'object' && body !== null
    const isEmpty = call.mayBeEmpty && !body
    if (response.ok && !isJson && !isEmpty && status !== 204) {
      throw new CourierUnresponsive(`${carrier} sent an unexpected answer to ${call.operation}`)
    }
    return { status, body }
  }

  private requireNotPaused() {
    if (Date.now() >= this.pausedUntil) return
    throw new CourierUnavailable(
      `${this.wire.carrier} asks for fewer calls`,
      new Date(this.pausedUntil)
    )
  }

  private async send(call: CarrierCall, token?: string) {
    const { baseUrl, headers, timeoutMs = call.timeoutMs ?? USUAL_TIMEOUT_MS } = this.wire
    const isRaw = call.body instanceof URLSearchParams || call.body instanceof FormData
    try {
      return await fetch(`${baseUrl}${call.path}`, {
        method: call.method,
        headers: {
          Accept: 'application/json',
          ...(call.body && !isRaw ? { 'Content-Type': 'application/json' } : {}),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...headers,
          ...call.headers,
        },
        body: isRaw ? (call.body as FormData) : call.body && JSON.stringify(call.body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (error) {
      throw this.noAnswerError(call, error)
    }
  }

  private async textOf(call: CarrierCall, response: Response): Promise<string> {
    try {
      return await response.text()
    } catch (error) {
      throw new CourierUnresponsive(
        `${this.wire.carrier} closed the connection during its answer to ${call.operation}`,
        {
          cause: error,
        }
      )
    }
  }

  private noAnswerError({ operation }: CarrierCall, error: unknown): CourierUnresponsive {
    const { carrier } = this.wire
    if (NOT_SENT_ERRORS.has(codeOf(error)))
      return new CourierUnavailable(`${carrier} cannot be reached`)
    return new CourierUnresponsive(`${carrier} did not answer ${operation}`, { cause: error })
  }
}

/** Runs a harmless call. Throws CourierRefused if the courier does not accept our credentials. */
export async function requireAcceptedKeys(call: () => Promise<unknown>) {
  try {
    await call()
  } catch (error) {
    if (!(error instanceof CredentialsRefused)) throw error
    throw new CourierRefused(error.message)
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : ''
}

function retryAfterMs(retryAfter: string | null): number {
  if (!retryAfter) return PAUSE_MS
  const seconds = Number(retryAfter)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 1000), MAX_PAUSE_MS) : PAUSE_MS
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function loggableBody({ method, path, body }: CarrierCall): unknown {
  if (body instanceof FormData) return `${method} ${path} (a file)`
  if (body instanceof URLSearchParams) return `${method} ${path}`
  return { [`${method} ${path}`]: body ?? null }
}
