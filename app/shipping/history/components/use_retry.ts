import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import type { History } from './use_history'

/** Asks the courier again for a shipment that it refused. */
export function useRetry({ change }: Pick<History, 'change'>) {
  const { send } = useSend()
  return async (id: number) => {
    const outcome = await send('api.shipping.retries.update', { params: { id } })
    if (!tell(outcome)) return
    change(id, { status: 'PENDING' })
  }
}
