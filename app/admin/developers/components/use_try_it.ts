import { useState } from 'react'
import { fetchWithoutSession } from './fetch_without_session'

export interface TryItRequest {
  method: string
  address: string
  headers: Record<string, string>
  body?: string
}

export interface TryItAnswer {
  status: number
  milliseconds: number
  headers: [name: string, value: string][]
  text: string
  /** A binary response to save. */
  file?: { address: string; size: number; type: string }
}

/** Calls the real API without cookies. */
export function useTryIt() {
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<TryItAnswer | null>(null)
  const [isUnreachable, setIsUnreachable] = useState(false)

  async function send(request: TryItRequest) {
    setBusy(true)
    setIsUnreachable(false)
    try {
      setAnswer(await sendTryItRequest(request))
    } catch {
      setAnswer(null)
      setIsUnreachable(true)
    } finally {
      setBusy(false)
    }
  }

  return { busy, answer, isUnreachable, send }
}

async function sendTryItRequest({ address, ...request }: TryItRequest): Promise<TryItAnswer> {
  const begun = performance.now()
  const response = await fetchWithoutSession(address, { ...request, cache: 'no-store' })
  const content = await response.blob()
  const type = response.headers.get('content-type') ?? ''
  const isText = /json|text|csv/.test(type)
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - begun),
    headers: [...response.headers],
    text: isText ? formatJson(await content.text()) : '',
    ...(isText
      ? {}
      : { file: { address: URL.createObjectURL(content), size: content.size, type } }),
  }
}

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** `randomUUID` exists only on secure pages, such as those served by HTTPS. */
export function createTryItKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return `try-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
