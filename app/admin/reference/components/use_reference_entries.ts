import { useEffect } from 'react'
import { router } from '@inertiajs/react'
import { type ListParams, useServerList } from '~/url/use_server_list'
import { useClientTableQuery } from '~/url/use_client_table_query'
import { callApi } from '~/api/call_api'
import { showOutcome } from '~/api/show_outcome'
import type { ReferenceEntryPage, ReferenceEntryData, ListDefinition } from './reference_types'

const NAMES = { search: 'q' }

type ReferenceEntryProps = { listQuery: ListParams; entries?: ReferenceEntryPage }

export function useReferenceEntries(
  { kind: list, searched }: ListDefinition,
  { listQuery, entries }: ReferenceEntryProps
) {
  const isOther = Boolean(entries && entries.kind !== list)
  const found = useServerList(isOther ? undefined : entries, {
    prop: 'entries',
    listQuery: isOther ? {} : listQuery,
    names: NAMES,
  })
  const controlled = useClientTableQuery(NAMES)

  useEffect(() => {
    if (isOther) router.reload({ only: ['entries'] })
  }, [isOther])

  async function remove({ id }: ReferenceEntryData) {
    showOutcome(await callApi('api.admin.reference_entries.destroy', { params: { list, id } }))
    found.reload()
  }

  async function restore({ id }: ReferenceEntryData) {
    showOutcome(await callApi('api.admin.reference_restorations.store', { params: { list, id } }))
    found.reload()
  }

  const { rows, loading, failed, reload } = found
  return {
    table: {
      rows,
      loading,
      error: failed,
      onRetry: reload,
      controlled,
      server: searched ? found.server : undefined,
    },
    remove,
    restore,
  }
}
