import { Link } from '@adonisjs/inertia/react'
import { pageUrls } from '~/page_urls'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { MissingRightNotice } from '#identity/teams/components/team_right_guard'
import {
  CheckoutSettingsForm,
  type CheckoutSettingsFormProps,
} from '../components/checkout_settings_form'

export default function CheckoutSettingsPage(props: CheckoutSettingsFormProps) {
  return (
    <>
      <PageHeader
        title="Checkout Rates"
        description="Live delivery prices at your shop's checkout, fetched with an API key. Test keys use these settings too."
        actions={
          <Button as={Link} href={pageUrls.developers} variant="secondary">
            API Reference
          </Button>
        }
      />
      <MissingRightNotice right="brand" />
      <CheckoutSettingsForm {...props} />
    </>
  )
}
