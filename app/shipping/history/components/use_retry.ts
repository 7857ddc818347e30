import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { toast } from '~/ui/toast'
import type { History } from './use_history'

/** Asks the courier again for a shipment that it refused. */
export function useRetry({ change }: Pick<History, 'change'>) {
  const { send } = useCommand<{ message: string }>()
  return async (id: number) => {
    const outcome = await send('PUT', urlFor('api.shipping.retries.update', { id }))
    if (!outcome.ok) return toast.error(outcome.message)
    toast.success(outcome.body.message)
    change(id, { status: 'PENDING' })
  }
}
