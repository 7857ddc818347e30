import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { TextInput } from '~/ui/text_input'

interface OauthLocalProps {
  action: string
  csrfToken: string
  people: { email: string; name: string }[]
}

const SOMEBODY_ELSE = 'somebody-else'

/** Stands in for the page of Google or Facebook on a development server. */
export default function OauthLocal({ action, csrfToken, people }: OauthLocalProps) {
  const [identity, setIdentity] = useState<string>(people[0]?.email ?? SOMEBODY_ELSE)
  const options = people.map(({ email, name }) => ({ value: email, label: `${name} (${email})` }))
  return (
    <section className="mx-auto w-full max-w-md py-4 sm:py-10">
      <Head title="Local sign-in" />
      <div className="rounded border border-dashed border-line-strong bg-surface-raised p-5 sm:p-8">
        <h1 className="text-2xl font-semibold tracking-tight">Local sign-in</h1>
        <p className="mt-1 text-ink-muted">
          Takes the place of Google or Facebook on this server. Who would you like to be?
        </p>
        <form method="post" action={action} className="mt-6 grid gap-5">
          <input type="hidden" name="_csrf" value={csrfToken} />
          <Field label="Identity">
            <NativeSelect
              name="identity"
              value={identity}
              onChange={setIdentity}
              options={[...options, { value: SOMEBODY_ELSE, label: 'Somebody else' }]}
            />
          </Field>
          {identity === SOMEBODY_ELSE && <SomebodyElse />}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="decision" value="approve">
              Allow
            </Button>
            <Button type="submit" name="decision" value="deny" variant="secondary">
              Deny
            </Button>
          </div>
        </form>
      </div>
    </section>
  )
}

function SomebodyElse() {
  return (
    <>
      <Field label="Name">
        <TextInput name="name" />
      </Field>
      <Field label="E-mail" hint="If empty, the provider shares no address with us.">
        <TextInput name="email" type="email" />
      </Field>
      <Checkbox
        name="emailVerified"
        label="The provider has confirmed this address"
        defaultChecked
      />
    </>
  )
}
