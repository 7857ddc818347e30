import { useId } from 'react'
import { router } from '@inertiajs/react'
import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toast'

interface NewDraftDialogProps {
  open: boolean
  onClose: () => void
  /** A version whose prices it begins with; null for those that are live. */
  from: { id: number; name: string } | null
}

/** Leads to the draft that it made. */
export function NewDraftDialog({ open, onClose, from }: NewDraftDialogProps) {
  const id = useId()
  const { form, values, problems, refusal, busy, set, submit } = useApiForm({
    initial: { name: '' },
    checks: { name: (name) => (name.trim() ? null : '"Name" should not be empty') },
    send: ({ name }) =>
      send('api.admin.tariff_versions.store', { body: { name, from: from?.id ?? null } }),
    done({ message, data }) {
      toast.success(message)
      router.visit(urlFor('admin.tariff', { id: data.id }))
    },
  })
  const source = from ? `all prices of "${from.name}"` : 'the prices that are live'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!busy}
      title="New Draft"
      description={`It begins with ${source}. Customers see nothing of it until you publish it.`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy} busyLabel="Starting...">
            Start the Draft
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-4">
        {refusal && <Notice tone="danger">{refusal.message}</Notice>}
        <Field label="Name" hint="For example: DHL from January" error={problems.name} required>
          <TextInput
            name="name"
            value={values.name}
            onChange={(name) => set('name', name)}
            maxLength={100}
            autoComplete="off"
          />
        </Field>
      </form>
    </Dialog>
  )
}
