import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { urlFor } from '~/client'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toast'

interface NewDraftDialogProps {
  open: boolean
  onClose: () => void
  /** The version to copy; null for the live tariff. */
  from: { id: number; name: string } | null
}

export function NewDraftDialog({ from, ...dialog }: NewDraftDialogProps) {
  const form = useApiForm({
    initial: { name: '' },
    checks: { name: (name) => (name.trim() ? null : '"Name" should not be empty') },
    send: ({ name }) =>
      callApi('api.admin.tariff_versions.store', { body: { name, from: from?.id ?? null } }),
    done({ message, data }) {
      toast.success(message)
      router.visit(urlFor('admin.tariff', { id: data.id }))
    },
  })
  const source = from ? `all prices of "${from.name}"` : 'the prices that are live'
  return (
    <FormDialog
      {...dialog}
      form={form}
      title="New Draft"
      description={`The draft begins with ${source}. Customers do not see it until you publish it.`}
      submitLabel="Start the Draft"
      busyLabel="Starting..."
    >
      <Field label="Name" hint="For example: DHL from January" required {...form.field('name')}>
        <TextInput {...form.bind('name')} maxLength={100} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
