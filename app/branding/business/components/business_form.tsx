import { type FormEvent, useState } from 'react'
import { router } from '@inertiajs/react'
import { useUnsavedChanges } from '~/hooks/use_unsaved_changes'
import { Button } from '~/ui/button'
import type { Option } from '~/ui/option'
import { StaleNotice } from './stale_notice'
import { CoreProfile } from './core_profile'
import { BusinessCreatedDialog } from './business_created_dialog'
import { BasicProfile, ShipmentConfiguration, SocialProfile } from './optional_profiles'
import type { Business, BusinessContact } from './business_types'
import { useBusinessForm } from './use_business_form'

interface BusinessFormProps {
  business: Business | null
  /** What a new business starts with. */
  contact?: BusinessContact
  states: Option[]
  /** Discards the edits after a conflict and loads the latest version. */
  onReload: () => void
}

export function BusinessForm({ business, contact, states, onReload }: BusinessFormProps) {
  const [created, setCreated] = useState<Business | null>(null)
  const form = useBusinessForm(business, contact, setCreated)
  useUnsavedChanges(form.isChanged || form.logo.cacheFileName !== null)

  async function submit(event: FormEvent) {
    await form.submit(event)
    // The page layout shows the name, too.
    if (business) router.reload({ only: ['organizations'] })
  }

  return (
    <>
      <form ref={form.form} noValidate onSubmit={submit} className="grid gap-3">
        <CoreProfile form={form} states={states} />
        <BasicProfile form={form} />
        <SocialProfile form={form} />
        <ShipmentConfiguration form={form} />
        {form.stale && <StaleNotice what="this profile" onReload={onReload} />}
        <div className="sticky bottom-0 z-10 -mx-1 bg-surface px-1 py-3">
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
      <BusinessCreatedDialog business={created} />
    </>
  )
}
