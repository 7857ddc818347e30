import { useState } from 'react'
import { Upload } from 'lucide-react'
import { callApi } from '~/api/call_api'
import { AskDialog } from '~/ui/ask_dialog'
import { Field } from '~/ui/field'
import { FileInput } from '~/ui/file_input'
import { Select } from '~/ui/select'
import { toast } from '~/ui/toast'
import { ClearanceDocuments } from './clearance_documents'
import type { HistoryRow } from './history_row'
import { useDocumentFile } from './use_document_file'

type ClearanceDialogProps = {
  row: HistoryRow
  types: readonly string[]
  open: boolean
  onClose: () => void
  onChanged: () => void
  onSubmitted: () => void
}

export default function ClearanceDialog({ row, types, open, ...props }: ClearanceDialogProps) {
  const [type, setType] = useState('')
  const pdf = useDocumentFile()

  function close(leave = props.onClose) {
    setType('')
    void pdf.choose(null)
    leave()
  }

  async function upload() {
    if (!pdf.file) return
    const outcome = await callApi('api.shipping.clearance_uploads.store', {
      params: { shipmentId: row.id, documentType: type },
      body: { file: pdf.file },
    })
    if (!outcome.ok) return pdf.refuse(outcome.fields.file ?? outcome.message)
    toast.success(outcome.body.message)
    close(props.onSubmitted)
  }

  return (
    <AskDialog
      open={open}
      onClose={() => close()}
      act={upload}
      staysOpen
      title="Submit Clearance Document"
      description={`Tracking No. ${row.trackingNumber}, to ${row.destinationCountry}`}
      submitLabel="Upload"
      busyLabel="Uploading..."
      icon={<Upload aria-hidden="true" className="size-4" />}
      disabled={!type || !pdf.file}
    >
      <div className="grid gap-5">
        <ClearanceDocuments documents={row.clearanceDocuments} onInitiated={props.onChanged} />
        <Field label="Document Type" required>
          <Select
            options={types.map((name) => ({ value: name, label: name }))}
            value={type || null}
            onChange={setType}
            placeholder="Choose a document type"
          />
        </Field>
        <Field label="File" hint="A PDF of at most 2 MB." error={pdf.problem} required>
          <FileInput accept="application/pdf,.pdf" onChange={pdf.choose} />
        </Field>
      </div>
    </AskDialog>
  )
}
