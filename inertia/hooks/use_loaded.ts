import { useEffect, useState } from 'react'
import { CONNECTIVITY_ERROR, PROCESSING_ERROR } from '~/hooks/use_command'

type Result<T> = { data: T } | { error: string; status: number }

type Loaded<T> = { url: string; key: string; result: Result<T> }

/**
 * What a GET call of the API answers, asked again whenever the address changes or on `retry`. What
 * was there stays until the new answer is.
 */
export function useLoaded<T>(url: string) {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded<T> | null>(null)
  const key = `${attempt} ${url}`

  useEffect(() => {
    const controller = new AbortController()
    void ask<T>(url, controller.signal).then((result) => {
      if (!controller.signal.aborted) setLoaded({ url, key, result })
    })
    return () => controller.abort()
  }, [key, url])

  const result = loaded?.url === url ? loaded.result : null
  return {
    data: result && 'data' in result ? result.data : null,
    failure: result && 'error' in result && loaded?.key === key ? result : null,
    retry: () => setAttempt(attempt + 1),
  }
}

async function ask<T>(url: string, signal: AbortSignal): Promise<Result<T>> {
  try {
    const headers = { Accept: 'application/json' }
    const response = await fetch(url, { credentials: 'same-origin', headers, signal })
    const body = (await response.json().catch(() => null)) as { data: T; message?: string } | null
    if (response.ok && body) return { data: body.data }
    return { error: body?.message ?? PROCESSING_ERROR, status: response.status }
  } catch {
    return { error: CONNECTIVITY_ERROR, status: 0 }
  }
}
