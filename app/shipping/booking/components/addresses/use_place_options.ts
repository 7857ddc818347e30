import { useCallback, useEffect, useState } from 'react'
import { callApi } from '~/api/call_api'
import type { Option } from '~/ui/option'

const NONE: readonly Option[] = []

/** Cached per page load, because states and cities hardly ever change. */
const cachedOptions = new Map<string, readonly Option[]>()

/** Loads the states of a country (`NG`) or the cities of a state (`NG_LA`); null loads nothing. */
export function usePlaceOptions(key: string | null) {
  const [, setAnswers] = useState(0)
  const [failedKey, setFailedKey] = useState<string | null>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (!key || cachedOptions.has(key)) return
    let wanted = true
    callApi('api.shipping.locations.show', { params: { key } }).then((outcome) => {
      if (outcome.ok) cachedOptions.set(key, outcome.body.data)
      if (!wanted) return
      setFailedKey(outcome.ok ? null : key)
      setAnswers((count) => count + 1)
    })
    return () => {
      wanted = false
    }
  }, [key, tries])

  const retry = useCallback(() => {
    setFailedKey(null)
    setTries((count) => count + 1)
  }, [])

  const places = key ? cachedOptions.get(key) : NONE
  const failed = key !== null && failedKey === key
  return { places: places ?? NONE, loading: !places && !failed, failed, retry }
}
