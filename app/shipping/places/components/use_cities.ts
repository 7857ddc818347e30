import { useRef, useState } from 'react'
import { useApiCall } from '~/api/use_api_call'
import type { Option } from '~/ui/option'

export type Cities = ReturnType<typeof useCities>

export function useCities(known: Option[]) {
  const [state, setState] = useState({ options: known, loading: false, failed: false })
  const latest = useRef('')
  const { send } = useApiCall()

  async function load(stateKey: string) {
    latest.current = stateKey
    setState({ options: [], loading: stateKey !== '', failed: false })
    if (stateKey === '') return
    const outcome = await send('api.shipping.locations.show', { params: { key: stateKey } })
    // The user may have chosen another state meanwhile.
    if (latest.current !== stateKey) return
    setState({ options: outcome.ok ? outcome.body.data : [], loading: false, failed: !outcome.ok })
  }

  return { ...state, load }
}
