import { Card } from '~/ui/card'
import { DomainDetails } from './domain_details'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toaster'
import { checkHostName } from '#branding/domains/rules/host_name'
import { refreshDomain } from './use_domain'
import type { Domain } from './record_table'

export function DomainCard({ domain }: { domain: Domain | null }) {
  return (
    <Card
      title="Your Own Domain"
      description="Put your tracking page on your own domain, such as track.ankarahouse.ng."
    >
      {domain ? <DomainDetails domain={domain} /> : <DomainForm />}
    </Card>
  )
}

/** Lenient: reports no error while the user types, because half a host name is often invalid. */
function DomainForm() {
  const form = useApiForm({
    initial: { host: '' },
    checks: { host: checkHostName },
    lenient: true,
    send: (body) => callApi('api.branding.own_domains.store', { body }),
    done({ message }) {
      toast.success(message)
      refreshDomain()
    },
    refused: ({ message }) => toast.error(message),
  })
  return (
    <form ref={form.form} onSubmit={form.submit} noValidate className="grid gap-4">
      <Field
        label="Domain"
        hint="Use a name in front of your domain, not the bare domain itself. Next, we show you the record to add."
        required
        {...form.field('host')}
      >
        <TextInput {...form.bind('host')} inputMode="url" autoComplete="off" spellCheck={false} />
      </Field>
      <Button type="submit" busy={form.busy} busyLabel="Adding…" className="justify-self-start">
        Add Domain
      </Button>
    </form>
  )
}
