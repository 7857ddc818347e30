import { useEffect, useState } from 'react'
import { type ApiOutcome, type ApiRefusal, stripListNumber } from '~/api/api_outcome'
import type {
  AddressOf,
  ResponseOf,
  UntypedCall,
  ApiRoute,
  DataOf,
  OptionalCall,
} from './call_types'
import { untypedAddressOf, sendUntyped } from './call_api'

/** A GET call, with the key of its cached response. */
export interface ApiQuery<T> {
  key: string
  read: () => Promise<ApiOutcome<T>>
}

export function apiQuery<R extends ApiRoute>(
  route: R,
  ...call: OptionalCall<AddressOf<R>>
): ApiQuery<ResponseOf<R>>
export function apiQuery(route: ApiRoute, call: UntypedCall = {}): ApiQuery<unknown> {
  return { key: untypedAddressOf(route, call), read: () => sendUntyped(route, call) }
}

export function useApiQuery<T>(query: ApiQuery<T> | null) {
  const [latest, setLatest] = useState<{ key: string; outcome: ApiOutcome<T> } | null>(null)
  const key = query?.key

  useEffect(() => {
    if (!query) return
    let wanted = true
    void query.read().then((outcome) => wanted && setLatest({ key: query.key, outcome }))
    return () => {
      wanted = false
    }
  }, [key])

  const outcome = latest && latest.key === key ? latest.outcome : null
  return {
    body: outcome?.ok ? outcome.body : null,
    failure: outcome && !outcome.ok ? withoutListNumber(outcome) : null,
    loading: query !== null && outcome === null,
  }
}

type ApiData<R extends ApiRoute> = ReturnType<typeof useApiQuery<ResponseOf<R>>> & {
  data: DataOf<R> | null
}

/** Returns the data of a GET call. Pass null as the input to skip the call. */
export function useApiData<R extends ApiRoute>(
  route: R,
  ...call: OptionalCall<AddressOf<R>> | [null]
): ApiData<R>
export function useApiData(route: ApiRoute, call: UntypedCall | null = {}) {
  const read = useApiQuery(
    call && { key: untypedAddressOf(route, call), read: () => sendUntyped(route, call) }
  )
  const { body } = read
  return { ...read, data: hasData(body) ? body.data : null }
}

function hasData(body: unknown): body is { data: unknown } {
  return typeof body === 'object' && body !== null && 'data' in body
}

function withoutListNumber(refusal: ApiRefusal): ApiRefusal {
  return { ...refusal, message: stripListNumber(refusal.message) }
}
