import { tell } from '~/api/tell'
import { useLoaded } from '~/api/use_loaded'
import { useSend } from '~/api/use_send'
import type { Entry } from './types'

/** The rows of a list, and what can be done with one of them. */
export function useEntries(list: string) {
  const { data, failed, loading, retry } = useLoaded('api.admin.reference_entries.index', {
    params: { list },
  })
  const { busy, send } = useSend()

  async function remove({ id }: Entry) {
    tell(await send('api.admin.reference_entries.destroy', { params: { list, id } }))
    retry()
  }

  async function restore({ id }: Entry) {
    tell(await send('api.admin.reference_restorations.store', { params: { list, id } }))
    retry()
  }

  return {
    table: { rows: data ?? [], loading, error: failed && !loading, onRetry: retry },
    ...{ load: retry, busy, remove, restore },
  }
}
