import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'

export function useRetryBooking(onRetried: () => void) {
  const { send } = useApiCall()
  return async (id: number) => {
    const outcome = await send('api.shipping.retries.update', { params: { id } })
    if (showOutcome(outcome)) onRetried()
  }
}
