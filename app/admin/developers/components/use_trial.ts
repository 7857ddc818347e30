import { useState } from 'react'
import { fetchWithoutSession } from './without_session'

export interface TrialRequest {
  method: string
  address: string
  headers: Record<string, string>
  body?: string
}

export interface TrialAnswer {
  status: number
  milliseconds: number
  headers: [name: string, value: string][]
  text: string
  /** What is no text: it can be saved. */
  file?: { address: string; size: number; type: string }
}

/** Sends a call to the real API, as a program of somebody else would: without a cookie. */
export function useTrial() {
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<TrialAnswer | null>(null)
  const [isLost, setIsLost] = useState(false)

  async function send(request: TrialRequest) {
    setBusy(true)
    setIsLost(false)
    try {
      setAnswer(await answerTo(request))
    } catch {
      setAnswer(null)
      setIsLost(true)
    } finally {
      setBusy(false)
    }
  }

  return { busy, answer, isLost, send }
}

async function answerTo({ address, ...request }: TrialRequest): Promise<TrialAnswer> {
  const begun = performance.now()
  const response = await fetchWithoutSession(address, { ...request, cache: 'no-store' })
  const content = await response.blob()
  const type = response.headers.get('content-type') ?? ''
  const isText = /json|text|csv/.test(type)
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - begun),
    headers: [...response.headers],
    text: isText ? pretty(await content.text()) : '',
    ...(isText
      ? {}
      : { file: { address: URL.createObjectURL(content), size: content.size, type } }),
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** One for each sending. Browsers give `randomUUID` to secure pages alone. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return `try-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
