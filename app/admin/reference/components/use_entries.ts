import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { toast } from '~/ui/toaster'
import type { Entry } from './types'

/** The rows of a list, and what can be done with one of them. */
export function useEntries(list: string) {
  const [entries, setEntries] = useState<Entry[] | null>(null)
  const [failed, setFailed] = useState(false)
  const reading = useCommand<{ data: Entry[] }>()
  const acting = useCommand<{ message: string }>()

  async function load() {
    setFailed(false)
    const outcome = await reading.send('GET', urlFor('api.admin.reference_entries.index', { list }))
    setFailed(!outcome.ok)
    if (outcome.ok) setEntries(outcome.body.data)
  }

  useEffect(() => void load(), [list])

  async function act(method: string, url: string) {
    const outcome = await acting.send(method, url)
    if (!outcome.ok) toast.error(outcome.message)
    else toast.success(outcome.body.message)
    await load()
  }

  const remove = ({ id }: Entry) =>
    act('DELETE', urlFor('api.admin.reference_entries.destroy', { list, id }))

  const restore = ({ id }: Entry) =>
    act('PUT', urlFor('api.admin.reference_restorations.store', { list, id }))

  const loading = reading.busy || !(entries || failed)
  return { rows: entries ?? [], loading, failed, load, busy: acting.busy, remove, restore }
}
