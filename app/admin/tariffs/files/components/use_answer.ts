import { useEffect, useState } from 'react'
import { askApi, type Outcome } from '~/hooks/use_command'

type Answered<T> = { key: string; outcome: Outcome<T> }

/** What a GET call answers, asked again whenever the address changes or on `retry`; null asks nothing. */
export function useAnswer<T>(url: string | null) {
  const [attempt, setAttempt] = useState(0)
  const [answered, setAnswered] = useState<Answered<T> | null>(null)
  const key = `${attempt} ${url}`

  useEffect(() => {
    if (!url) return
    let isWanted = true
    void askApi<T>('GET', url).then((outcome) => {
      if (isWanted) setAnswered({ key, outcome })
    })
    return () => {
      isWanted = false
    }
  }, [key, url])

  const outcome = url && answered?.key === key ? answered.outcome : null
  return {
    body: outcome?.ok ? outcome.body : null,
    failure: outcome && !outcome.ok ? outcome.message : null,
    loading: Boolean(url) && !outcome,
    retry: () => setAttempt(attempt + 1),
  }
}
