import { useState } from 'react'
import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { useUrlDialog } from '~/url/use_url_dialog'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { FileInput } from '~/ui/file_input'

export function WeightFileUpload() {
  const { opened, open, dialog } = useUrlDialog(['upload'])
  return (
    <>
      <Button variant="secondary" onClick={() => open('upload', 1)}>
        Import an Invoice
      </Button>
      {opened && <WeightFileDialog {...dialog} key={opened.key} />}
    </>
  )
}

function WeightFileDialog(dialog: { open: boolean; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  return (
    <ConfirmDialog
      {...dialog}
      act={async () => {
        if (file) return callApi('api.admin.carrier_invoices.store', { body: { file } })
      }}
      onDone={() => router.reload()}
      showsRefusal
      refusalTitle="Nothing was imported"
      title="Import a courier's invoice"
      description="A CSV with the columns waybill,weight_kg,charge_naira. We import all its lines, or none."
      submitLabel="Import"
      busyLabel="Reading..."
      disabled={!file}
    >
      <Field label="File" hint="Either the weight or the charge may be empty." required>
        <FileInput accept=".csv,text/csv" maxBytes={2_097_152} onChange={setFile} />
      </Field>
    </ConfirmDialog>
  )
}
