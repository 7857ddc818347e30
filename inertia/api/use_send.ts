import { useState } from 'react'
import type { Outcome } from '~/hooks/api_outcome'
import type { AnswerOf, ApiRoute, CallOf, Optional } from './calls'
import { send } from './send'
import { endBusy } from './stay_busy'

/** `send`, and whether something that was sent is still on its way, or the page that its answer leads to. */
export function useSend() {
  const [busy, setBusy] = useState(false)

  function tracked<R extends ApiRoute>(
    route: R,
    ...call: Optional<CallOf<R>>
  ): Promise<Outcome<AnswerOf<R>>> {
    setBusy(true)
    return send(route, ...call).finally(() => endBusy(setBusy))
  }

  return { busy, send: tracked }
}
