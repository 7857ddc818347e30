import { useEffect, useState } from 'react'
import { withoutNumber } from '~/hooks/api_outcome'
import { askApi, type Refusal } from '~/hooks/use_command'

type Loaded<T> =
  { url: string; key: string; data: T } | { url: string; key: string; failure: Refusal }

/**
 * What a GET call of the API answers, asked again whenever the address changes or on `retry`. What
 * was there stays until the new answer is.
 */
export function useLoaded<T>(url: string) {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded<T> | null>(null)
  const key = `${attempt} ${url}`

  useEffect(() => {
    let wanted = true
    void askApi<{ data: T }>('GET', url).then((outcome) => {
      if (!wanted) return
      if (outcome.ok) return setLoaded({ url, key, data: outcome.body.data })
      const failure = { ...outcome, message: withoutNumber(outcome.message) }
      setLoaded({ url, key, failure })
    })
    return () => {
      wanted = false
    }
  }, [key, url])

  const shown = loaded?.url === url ? loaded : null
  return {
    data: shown && 'data' in shown ? shown.data : null,
    failure: shown && 'failure' in shown && shown.key === key ? shown.failure : null,
    retry: () => setAttempt(attempt + 1),
  }
}
