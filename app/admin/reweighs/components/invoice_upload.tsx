import { useState } from 'react'
import { router } from '@inertiajs/react'
import { useSend } from '~/api/use_send'
import { useAddressedViews } from '~/address/use_addressed_views'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { FileInput } from '~/ui/file_input'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toast'

/** The lines of a courier's invoice, from a file. */
export function InvoiceUpload() {
  const { opened, open, dialog } = useAddressedViews(['upload'])
  return (
    <>
      <Button variant="secondary" onClick={() => open('upload', 1)}>
        Upload an Invoice
      </Button>
      {opened && <UploadDialog {...dialog} key={opened.turn} />}
    </>
  )
}

function UploadDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { busy, send } = useSend()
  const [file, setFile] = useState<File | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function upload() {
    if (!file) return
    const outcome = await send('api.admin.carrier_invoices.store', { body: { file } })
    if (!outcome.ok) return setFailure(outcome.message)
    toast.success(outcome.body.message)
    onClose()
    router.reload()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!busy}
      title="Upload a courier's invoice"
      description="A CSV with the columns waybill,weight_kg,charge_naira. We import all its lines, or none."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button onClick={upload} disabled={!file} busy={busy} busyLabel="Reading...">
            Upload
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label="File" hint="Either the weight or the charge may be empty." required>
          <FileInput
            accept=".csv,text/csv"
            maxBytes={2_097_152}
            onChange={(next) => {
              setFile(next)
              setFailure(null)
            }}
          />
        </Field>
        {failure && (
          <Notice tone="danger" title="Nothing was imported" className="whitespace-pre-line">
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
