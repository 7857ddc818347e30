import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import type { Option } from '~/ui/option'
import { CoreProfile } from './core_profile'
import { CreatedDialog } from './created_dialog'
import { BasicProfile, ShipmentConfiguration, SocialProfile } from './optional_profiles'
import type { Business } from './types'
import { useBusinessForm } from './use_business_form'

interface BusinessFormProps {
  business: Business | null
  states: Option[]
  /** Somebody else has saved: begin again with what is there now. */
  onReload: () => void
}

export function BusinessForm({ business, states, onReload }: BusinessFormProps) {
  const [created, setCreated] = useState<Business | null>(null)
  const form = useBusinessForm(business, setCreated)

  async function submit() {
    await form.submit()
    // The name stands in the frame of the page, too.
    if (business) router.reload({ only: ['organizations'] })
  }

  return (
    <>
      <form
        ref={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="grid gap-6"
      >
        <CoreProfile form={form} states={states} />
        <BasicProfile form={form} />
        <SocialProfile form={form} />
        <ShipmentConfiguration form={form} />
        {form.isStale && <Stale onReload={onReload} />}
        <div>
          <Button
            type="submit"
            size="lg"
            disabled={form.logo.busy || created !== null}
            busy={form.busy}
            busyLabel={business ? 'Updating...' : 'Creating...'}
          >
            {business ? 'Update Business Profile' : 'Create Business Profile'}
          </Button>
        </div>
      </form>
      <CreatedDialog business={created} />
    </>
  )
}

function Stale({ onReload }: { onReload: () => void }) {
  return (
    <Notice
      tone="warning"
      title="Somebody else has changed this profile"
      action={
        <Button variant="secondary" size="sm" onClick={onReload}>
          Load the Latest
        </Button>
      }
    >
      Nothing of theirs was overwritten. Load the latest profile, and make your changes again.
    </Notice>
  )
}
