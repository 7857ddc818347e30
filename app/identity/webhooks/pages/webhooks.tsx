import { useState } from 'react'
import { Webhook } from 'lucide-react'
import { useUrlDialog } from '~/url/use_url_dialog'
import { pageUrls } from '~/page_urls'
import { SecretDialog } from '~/components/secret_dialog'
import { useRowDialog } from '~/hooks/use_row_dialog'
import { Button, buttonClass } from '~/ui/button'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { EVENT_TYPE_NAMES } from '#identity/webhooks/rules/event_types'
import { useMissingRight } from '#identity/teams/components/use_missing_right'
import { MissingRightNotice } from '#identity/teams/components/team_right_guard'
import { EndpointCard, type EndpointAction } from '../components/endpoint_card'
import { EndpointForms, EndpointActionDialog } from '../components/endpoint_dialogs'
import type { Endpoint } from '../components/webhook_data'
import { useEndpointActions } from '../components/use_endpoint_actions'

export default function Webhooks({ endpoints }: { endpoints: Endpoint[] }) {
  const mayAdd = useMissingRight('connect') === null
  const { opened, open, dialog } = useRowDialog<Endpoint, EndpointAction>()
  const views = useUrlDialog(['new', 'edit', 'replay'])
  const [secret, setSecret] = useState<string | null>(null)
  const actions = useEndpointActions()
  return (
    <>
      <PageHeader
        title="Webhooks"
        description="We tell your server what happens to your parcels, as it happens. We sign every request, and retry until your server accepts it."
        actions={
          <>
            <a href={pageUrls.developers} className={buttonClass({ variant: 'secondary' })}>
              API Reference
            </a>
            {mayAdd && endpoints.length > 0 && (
              <Button onClick={() => views.open('new', 1)}>Add Endpoint</Button>
            )}
          </>
        }
      />
      <MissingRightNotice right="connect" />
      {endpoints.length === 0 && (
        <EmptyState
          framed
          icon={<Webhook />}
          title="No endpoints yet"
          action={mayAdd && <Button onClick={() => views.open('new', 1)}>Add Endpoint</Button>}
        >
          Add the address of your server, and send it a test event. You choose among{' '}
          {EVENT_TYPE_NAMES.length} events, such as {EVENT_TYPE_NAMES.slice(0, 3).join(', ')}.
        </EmptyState>
      )}
      <div className="grid gap-4">
        {endpoints.map((endpoint) => (
          <EndpointCard
            key={endpoint.id}
            endpoint={endpoint}
            endpoints={actions}
            onAsk={open}
            onOpen={views.open}
          />
        ))}
      </div>
      <EndpointForms views={views} all={endpoints} endpoints={actions} onSecret={setSecret} />
      {opened?.row && (
        <EndpointActionDialog
          {...dialog}
          action={opened.view}
          endpoint={opened.row}
          endpoints={actions}
          onSecret={setSecret}
        />
      )}
      <SecretDialog
        text={secret}
        what="secret"
        title="The secret of your endpoint"
        warning="Copy it now and keep it like a password. You will not see it again. Your server uses it to check that a request is from us."
        onClose={() => setSecret(null)}
      />
    </>
  )
}
