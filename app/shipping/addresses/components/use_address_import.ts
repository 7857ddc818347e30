import { useState } from 'react'
import type { ResponseOf } from '~/api/call_types'
import { useApiCall } from '~/api/use_api_call'
import type { AddressSideName } from './book_types'

export type AddressImportResult = ResponseOf<'api.shipping.address_imports.paste'>['data']

interface AddressImportTerms {
  side: AddressSideName
  group: string
  shared: boolean
}

export function useAddressImport(onTaken: (added: number) => void) {
  const [file, setFile] = useState<File | null>(null)
  const [text, setText] = useState('')
  const [terms, setTerms] = useState<AddressImportTerms>({
    side: 'destination',
    group: '',
    shared: true,
  })
  const [found, setFound] = useState<AddressImportResult | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [columns, setColumns] = useState<AddressImportResult['columns'] | null>(null)
  const { busy, send } = useApiCall()

  async function submitImport(commit: boolean) {
    const { side, shared, group } = terms
    const sent = { side, shared, commit, ...(group && { group: Number(group) }) }
    const outcome = file
      ? await send('api.shipping.address_imports.store', { body: { file }, query: sent })
      : await send('api.shipping.address_imports.paste', { body: { text, ...sent } })
    setFailure(outcome.ok ? null : outcome.message)
    if (!outcome.ok) return setFound(null)
    if (commit) return onTaken(outcome.body.data.added)
    setFound(outcome.body.data)
  }

  async function saveColumns() {
    const before = found!.columns
    const changed = columns!.filter(({ field }, at) => field !== before[at]!.field)
    if (changed.length > 0) {
      const headings = before.map(({ header }) => header)
      const body = { headings, columns: changed }
      const outcome = await send('api.shipping.address_imports.update', { body })
      if (!outcome.ok) return setFailure(outcome.message)
      await submitImport(false)
    }
    setColumns(null)
  }

  return {
    text,
    setFile,
    setText,
    terms,
    found,
    failure,
    busy,
    submitImport,
    columns,
    setColumns,
    saveColumns,
    isGiven: file !== null || text.trim() !== '',
    put: (next: Partial<AddressImportTerms>) => setTerms((before) => ({ ...before, ...next })),
    goBack: () => (columns ? setColumns(null) : setFound(null)),
  }
}
