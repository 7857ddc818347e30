import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import type { ApiOutcome } from '~/api/api_outcome'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { MultiCombobox } from '~/ui/multi_combobox'
import { RadioGroup } from '~/ui/radio_group'
import { TextInput } from '~/ui/text_input'
import type { Mode } from '#identity/test_mode/rules/mode'
import { EVENT_OPTIONS, type Endpoint } from './webhook_data'

interface EndpointDialogProps {
  open: boolean
  endpoint: Endpoint | null
  onClose: () => void
  onSaved: (secret: string | null) => void
}

const MODES = [
  { value: 'test', label: 'Test', hint: 'Events of test parcels.' },
  { value: 'live', label: 'Live', hint: 'Events of real parcels.' },
] as const

function toEndpointEntry(endpoint: Endpoint | null) {
  const { url = '', description = null, events = [] } = endpoint ?? {}
  return { url, description: description ?? '', events: [...events], mode: 'test' as Mode }
}

type EndpointEntry = ReturnType<typeof toEndpointEntry>

async function saveEndpoint(
  endpoint: Endpoint | null,
  { url, description, events, mode }: EndpointEntry
): Promise<ApiOutcome<{ secret: string | null }>> {
  const body = { url, events, description: description || null }
  if (endpoint) {
    const params = { id: endpoint.id }
    const changed = await callApi('api.identity.webhook_endpoints.update', { params, body })
    return changed.ok ? { ok: true, body: { secret: null } } : changed
  }
  const made = await callApi('api.identity.webhook_endpoints.store', { body: { ...body, mode } })
  return made.ok ? { ok: true, body: made.body.data } : made
}

export function EndpointDialog({ endpoint, onSaved, ...dialog }: EndpointDialogProps) {
  const form = useApiForm({
    initial: toEndpointEntry(endpoint),
    checks: { url: (url) => (url.trim() ? null : '"Address" should not be empty') },
    send: (entry) => saveEndpoint(endpoint, entry),
    done: ({ secret }) => onSaved(secret),
  })
  const { field, bind } = form
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={endpoint ? 'Edit endpoint' : 'Add an endpoint'}
      submitLabel={endpoint ? 'Save' : 'Add Endpoint'}
      busyLabel="Saving…"
    >
      <Field
        label="Address"
        required
        hint="Where we send events, e.g. https://shop.example/webhooks"
        {...field('url')}
      >
        <TextInput {...bind('url')} type="url" maxLength={500} autoComplete="off" />
      </Field>
      {!endpoint && (
        <Field label="Mode" group>
          <RadioGroup options={MODES} {...bind('mode')} />
        </Field>
      )}
      <Field label="Events" hint="If empty, we send all events." {...field('events')}>
        <MultiCombobox options={EVENT_OPTIONS} {...bind('events')} placeholder="All events" />
      </Field>
      <Field label="Description" optional {...field('description')}>
        <TextInput {...bind('description')} maxLength={100} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
