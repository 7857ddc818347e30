import { useEffect, useState } from 'react'
import { type Outcome, type Refusal, withoutNumber } from '~/hooks/api_outcome'
import type { AddressOf, AnswerOf, AnyCall, ApiRoute, DataOf, Optional } from './calls'
import { anyAddress, ask } from './send'

/** A question, by which one knows it again, and how to ask it. */
export interface Reading<T> {
  key: string
  read: () => Promise<Outcome<T>>
}

/** A GET call that is made later, where the route depends on something. */
export function reading<R extends ApiRoute>(
  route: R,
  ...call: Optional<AddressOf<R>>
): Reading<AnswerOf<R>>
export function reading(route: ApiRoute, call: AnyCall = {}): Reading<unknown> {
  return { key: anyAddress(route, call), read: () => ask(route, call) }
}

/** What a reading answers, asked again whenever it is another one; null asks nothing. */
export function useRead<T>(asked: Reading<T> | null) {
  const [latest, setLatest] = useState<{ key: string; outcome: Outcome<T> } | null>(null)
  const key = asked?.key

  useEffect(() => {
    if (!asked) return
    let wanted = true
    void asked.read().then((outcome) => wanted && setLatest({ key: asked.key, outcome }))
    return () => {
      wanted = false
    }
  }, [key])

  const outcome = latest && latest.key === key ? latest.outcome : null
  return {
    body: outcome?.ok ? outcome.body : null,
    failure: outcome && !outcome.ok ? standingAlone(outcome) : null,
    loading: asked !== null && outcome === null,
  }
}

type Loaded<R extends ApiRoute> = ReturnType<typeof useRead<AnswerOf<R>>> & {
  data: DataOf<R> | null
}

/** What a GET call of the API answers; null instead of its parts asks nothing. */
export function useLoaded<R extends ApiRoute>(
  route: R,
  ...call: Optional<AddressOf<R>> | [null]
): Loaded<R>
export function useLoaded(route: ApiRoute, call: AnyCall | null = {}) {
  const read = useRead(call && { key: anyAddress(route, call), read: () => ask(route, call) })
  const { body } = read
  return { ...read, data: isAnswer(body) ? body.data : null }
}

function isAnswer(body: unknown): body is { data: unknown } {
  return typeof body === 'object' && body !== null && 'data' in body
}

function standingAlone(refusal: Refusal): Refusal {
  return { ...refusal, message: withoutNumber(refusal.message) }
}
