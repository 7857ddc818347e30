import { useEffect } from 'react'
import { router } from '@inertiajs/react'
import { type Question, useListed } from '~/address/use_listed'
import { useTableQuery } from '~/address/use_table_query'
import { send } from '~/api/send'
import { tell } from '~/api/tell'
import type { Entries, Entry, ListDefinition } from './types'

/** As the call of the entries has them. */
const NAMES = { search: 'q' }

type Given = { question: Question; entries?: Entries }

/** The rows of a list, and what can be done with one of them. */
export function useEntries({ kind: list, searched }: ListDefinition, { question, entries }: Given) {
  const isOther = Boolean(entries && entries.kind !== list)
  const found = useListed(isOther ? undefined : entries, {
    prop: 'entries',
    question: isOther ? {} : question,
    names: NAMES,
  })
  const kept = useTableQuery(NAMES)

  useEffect(() => {
    if (isOther) router.reload({ only: ['entries'] })
  }, [isOther])

  async function remove({ id }: Entry) {
    tell(await send('api.admin.reference_entries.destroy', { params: { list, id } }))
    found.reload()
  }

  async function restore({ id }: Entry) {
    tell(await send('api.admin.reference_restorations.store', { params: { list, id } }))
    found.reload()
  }

  const { rows, loading, failed, reload } = found
  return {
    table: {
      ...{ rows, loading, error: failed, onRetry: reload, kept },
      server: searched ? found.server : undefined,
    },
    remove,
    restore,
  }
}
