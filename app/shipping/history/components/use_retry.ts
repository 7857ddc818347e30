import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'

/** Asks the courier again for a shipment that it refused. */
export function useRetry(onRetried: () => void) {
  const { send } = useSend()
  return async (id: number) => {
    const outcome = await send('api.shipping.retries.update', { params: { id } })
    if (tell(outcome)) onRetried()
  }
}
