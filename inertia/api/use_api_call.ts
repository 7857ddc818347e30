import { useState } from 'react'
import type { ApiOutcome } from '~/api/api_outcome'
import type { ResponseOf, ApiRoute, CallOf, OptionalCall } from './call_types'
import { callApi } from './call_api'
import { endBusyAfterVisit } from './end_busy'

export function useApiCall() {
  const [busy, setBusy] = useState(false)

  function tracked<R extends ApiRoute>(
    route: R,
    ...call: OptionalCall<CallOf<R>>
  ): Promise<ApiOutcome<ResponseOf<R>>> {
    setBusy(true)
    return callApi(route, ...call).finally(() => endBusyAfterVisit(setBusy))
  }

  return { busy, send: tracked }
}
