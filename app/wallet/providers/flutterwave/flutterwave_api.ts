import { ProviderRefused, ProviderUnavailable } from '#wallet/providers/contract'

export interface FlutterwaveSettings {
  secretKey: string
  webhookHash: string
  bvn: string | null
  baseUrl?: string
  timeoutMs?: number
}

export type Data = Record<string, unknown>

/** It said no; what it said is for our own eyes, not for customers. */
export class FlutterwaveRefused extends ProviderRefused {
  constructor(
    sentence: string,
    readonly theirWords: string
  ) {
    super(sentence)
  }
}

type Call = {
  method?: 'GET' | 'POST'
  path: string
  body?: object
  /** What the person who asked is told when it says no. */
  refusal: string
}

/** The wire: bearer secret, JSON both ways, `{ status, message, data }` around every answer. */
export class FlutterwaveApi {
  constructor(private readonly settings: FlutterwaveSettings) {}

  /** The `data` of the answer. Throws FlutterwaveRefused on a clear no, else ProviderUnavailable. */
  async ask({ method = 'GET', path, body, refusal }: Call): Promise<unknown> {
    const response = await this.request(method, path, body)
    const answer = await read(response)
    if (response.ok && answer.status === 'success') return answer.data
    if (isClearNo(response.status) || (response.ok && answer.status === 'error')) {
      throw new FlutterwaveRefused(refusal, String(answer.message ?? response.status))
    }
    throw new ProviderUnavailable(`Flutterwave answered ${response.status}`)
  }

  private async request(method: 'GET' | 'POST', path: string, body?: object) {
    const {
      baseUrl = 'https://api.flutterwave.com/v3',
      secretKey,
      timeoutMs = 15_000,
    } = this.settings
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

async function read(response: Response): Promise<Data> {
  try {
    return asData(await response.json())
  } catch (error) {
    throw new ProviderUnavailable(error)
  }
}

/** Our key being wrong is no answer to a customer's question, and neither is being told to wait. */
function isClearNo(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
}

/** Throws ProviderUnavailable where the answer is not of the shape that was promised. */
export function asData(value: unknown): Data {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Data
  throw new ProviderUnavailable('Flutterwave answered something else')
}

export function asList(value: unknown): Data[] {
  return Array.isArray(value) ? value.map(asData) : []
}

export function textIn(data: Data, name: string): string {
  const value = data[name]
  if (typeof value === 'string' && value !== '') return value
  if (typeof value === 'number') return String(value)
  throw new ProviderUnavailable(`Flutterwave left out ${name}`)
}

/** Naira as a number or as a text, to kobo: never rounded to what it is not. */
export function koboIn(data: Data, name: string): number {
  const naira = Number(textIn(data, name))
  const amountKobo = Math.round(naira * 100)
  if (!Number.isSafeInteger(amountKobo) || Math.abs(amountKobo / 100 - naira) > 1e-6) {
    throw new ProviderUnavailable(`Flutterwave gave ${name} as no amount`)
  }
  return amountKobo
}
