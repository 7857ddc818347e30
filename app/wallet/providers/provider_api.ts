import { requireProviderObject, type ProviderObject } from '#wallet/providers/provider_responses'
import { ProviderRefused, ProviderUnavailable } from '#wallet/providers/payment_provider'

/** `reason` is the provider's own message, which is for our logs, not for customers. */
export class ProviderApiRefused extends ProviderRefused {
  constructor(
    sentence: string,
    readonly reason: string,
    private readonly status: number
  ) {
    super(sentence)
  }

  /** Whether the provider refused because it already has something under this reference. */
  get isTaken(): boolean {
    return (
      /reference/i.test(this.reason) &&
      /exist|duplicate|already|unique/i.test(this.reason) &&
      !this.isMissing
    )
  }

  get isMissing(): boolean {
    return this.status === 404 || /not.?found|does not exist|no \w+ (was )?found/i.test(this.reason)
  }
}

export interface ProviderApiOptions {
  baseUrl: string
  secretKey: string
  timeoutMs?: number
  /** The provider's values of `status` for success (`yes`) and refusal (`no`). */
  yes: 'success' | true
  no: 'error' | false
}

type ProviderApiCall = {
  method?: 'GET' | 'POST'
  path: string
  body?: object
  /** The message for the user if the provider refuses. */
  refusal: string
}

/** HTTP client with a bearer secret for APIs that answer `{ status, message, data }`. */
export class ProviderApi {
  constructor(private readonly wire: ProviderApiOptions) {}

  async requestData(call: ProviderApiCall): Promise<unknown> {
    const { data } = await this.requestAnswer(call)
    return data
  }

  /** Throws ProviderApiRefused on a definite refusal, else ProviderUnavailable. */
  async requestAnswer({
    method = 'GET',
    path,
    body,
    refusal,
  }: ProviderApiCall): Promise<ProviderObject> {
    const response = await this.request(method, path, body)
    const answer = await readJsonBody(response)
    const { yes, no } = this.wire
    if (response.ok && answer.status === yes) return answer
    if (isDefiniteRefusal(response.status) || (response.ok && answer.status === no)) {
      const parts = [answer.message, answer.code].filter((part) => typeof part === 'string')
      throw new ProviderApiRefused(refusal, parts.join(' '), response.status)
    }
    throw new ProviderUnavailable(`${path} answered ${response.status}`)
  }

  /** Returns null if the provider has no such object. */
  async find(path: string): Promise<unknown> {
    try {
      return await this.requestData({ path, refusal: 'Nothing was found.' })
    } catch (error) {
      if (error instanceof ProviderApiRefused && error.isMissing) return null
      // After any other refusal, the object may exist or not.
      if (error instanceof ProviderApiRefused) throw new ProviderUnavailable(error)
      throw error
    }
  }

  private async request(method: 'GET' | 'POST', path: string, body?: object) {
    const { baseUrl, secretKey, timeoutMs = 15_000 } = this.wire
    try {
      return await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          'Authorization': `Bearer ${secretKey}`,
          'Content-Type': 'application/json',
          'Accept': 'application/json',
        },
        body: body && JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (error) {
      throw new ProviderUnavailable(error)
    }
  }
}

async function readJsonBody(response: Response): Promise<ProviderObject> {
  try {
    return requireProviderObject(await response.json())
  } catch (error) {
    throw new ProviderUnavailable(error)
  }
}

/** Leaves out statuses for problems of our own: wrong keys, time-outs and rate limits. */
function isDefiniteRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
}
