import { useCallback, useEffect, useState } from 'react'
import { send } from '~/api/send'
import type { Option } from '~/ui/option'

const NONE: readonly Option[] = []

/** What this visit has already asked for: places do not change while someone fills in a form. */
const known = new Map<string, readonly Option[]>()

/** The states of a country (`NG`) or the cities of a state (`NG_LA`); null asks for nothing. */
export function usePlaces(key: string | null) {
  const [, setAnswers] = useState(0)
  const [failedKey, setFailedKey] = useState<string | null>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (!key || known.has(key)) return
    let wanted = true
    send('api.shipping.locations.show', { params: { key } }).then((outcome) => {
      if (outcome.ok) known.set(key, outcome.body.data)
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

  const places = key ? known.get(key) : NONE
  const failed = key !== null && failedKey === key
  return { places: places ?? NONE, loading: !places && !failed, failed, retry }
}
