import { useState, useRef } from 'react'
import { Upload } from 'lucide-react'
import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Field } from '~/ui/field'
import { FileInput } from '~/ui/file_input'
import { Select } from '~/ui/select'
import { toast } from '~/ui/toast'
import { ClearanceDocuments } from './clearance_documents'
import type { HistoryRow } from './history_row'
import { MAX_UPLOAD_BYTES, TOO_LARGE } from '#shared/uploads/rules/upload_rules'
import { UNSUPPORTED_FILE_TYPE } from '#shipping/documents/rules/clearance_upload'

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
    <ConfirmDialog
      open={open}
      onClose={() => close()}
      act={upload}
      staysOpen
      title="Submit Clearance Document"
      description={`Tracking No. ${row.trackingNumber}, to ${row.destinationCountry}`}
      submitLabel="Upload"
      busyLabel="Uploading..."
      icon={<Upload />}
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
    </ConfirmDialog>
  )
}

/** The server may still reject the file. */
function useDocumentFile() {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef<File | null>(null)

  async function choose(chosen: File | null) {
    latest.current = chosen
    setFile(null)
    const found = chosen && (await findFileProblem(chosen))
    // The user may have chosen another file meanwhile.
    if (latest.current !== chosen) return
    setProblem(found)
    setFile(found ? null : chosen)
  }

  return { file, problem, choose, refuse: setProblem }
}

/** Checks the PDF signature, because a renamed picture is not a document. */
async function findFileProblem(file: File): Promise<string | null> {
  const start = await file
    .slice(0, 5)
    .text()
    .catch(() => '')
  if (start !== '%PDF-') return UNSUPPORTED_FILE_TYPE
  return file.size > MAX_UPLOAD_BYTES ? TOO_LARGE : null
}
