import { useState, type FormEvent } from 'react'
import { Download } from 'lucide-react'
import type { Data } from '@generated/data'
import { changeUrl } from '~/url/use_url_query'
import { callApi } from '~/api/call_api'
import { useJsonDownload } from '~/hooks/use_json_download'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'

type FoundTransferData = Data.Admin.Proof.FoundTransfer

interface TransferSearchProps {
  reference: string
  transfers: FoundTransferData[] | null
}

/** Downloads the proof of a transfer, which anyone can verify without us. */
export function TransferSearch({ reference, transfers }: TransferSearchProps) {
  const [typed, type] = useState(reference)
  const search = (event: FormEvent) => {
    event.preventDefault()
    changeUrl({ reference: typed.trim() }, { only: ['transfers', 'listQuery'] })
  }
  return (
    <Card
      title="Prove a transaction"
      description="Download a file that proves that a transaction is in the ledger of its day. Anybody can check it offline."
    >
      <form onSubmit={search} className="flex flex-wrap items-end gap-3">
        <Field
          label="Reference"
          hint="As in the transaction history: SNDT2XY34JN2A"
          className="min-w-0 flex-1 sm:max-w-sm"
        >
          <TextInput value={typed} onChange={type} maxLength={80} autoComplete="off" />
        </Field>
        <Button type="submit" variant="secondary" disabled={!typed.trim()}>
          Find
        </Button>
      </form>
      {transfers?.length === 0 && (
        <p role="status" className="mt-4 text-sm text-ink-muted">
          No transaction has this reference.
        </p>
      )}
      {transfers && transfers.length > 0 && (
        <ul className="mt-4 divide-y border-t">
          {transfers.map((transfer) => (
            <FoundTransferItem key={transfer.id} transfer={transfer} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function FoundTransferItem({ transfer }: { transfer: FoundTransferData }) {
  const { id, type, amountText, comment, moment, reference, day } = transfer
  const { save, busy } = useJsonDownload()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 text-sm">
        <p className="font-medium">
          {type}, {amountText}
        </p>
        <p className="break-words text-ink-muted">
          {[reference, comment].filter(Boolean).join(' · ')}
        </p>
        <p className="text-ink-muted">{moment}</p>
      </div>
      {day ? (
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Proving..."
          icon={<Download />}
          onClick={() =>
            save(reference, callApi('api.admin.transfer_proofs.show', { params: { id } }))
          }
        >
          Download Proof
        </Button>
      ) : (
        <Badge>Sealed after midnight</Badge>
      )}
    </li>
  )
}
