import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { ModeBadge } from '~/components/mode_badge'
import { Badge } from '~/ui/badge'
import { buttonClass } from '~/ui/button'
import { Card } from '~/ui/card'
import { type Definition, DefinitionList } from '~/ui/definition_list'
import { Menu, type MenuEntry } from '~/ui/menu'
import type { Endpoint } from './webhook_data'
import type { EndpointActions } from './use_endpoint_actions'

export type EndpointAction = 'rotate' | 'remove'

interface EndpointCardProps {
  endpoint: Endpoint
  endpoints: EndpointActions
  onAsk: (action: EndpointAction, endpoint: Endpoint) => void
  onOpen: (form: 'edit' | 'replay', id: number) => void
}

export function EndpointCard(props: EndpointCardProps) {
  const { endpoint } = props
  const { id, url, mode, active, failingSince } = endpoint
  return (
    <Card
      as="article"
      title={
        <span className="flex flex-wrap items-center gap-2">
          <span className="break-all">{url}</span>
          <ModeBadge mode={mode} />
          <Badge tone={active ? 'success' : 'danger'}>{active ? 'On' : 'Off'}</Badge>
          {active && failingSince && <Badge tone="warning">Failing</Badge>}
        </span>
      }
      description={endpoint.description}
      actions={
        <>
          <Link
            href={urlFor('identity.webhooks.deliveries', { id })}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            Deliveries <span className="sr-only">to {url}</span>
          </Link>
          <Menu
            label={`to do with ${url}`}
            trigger="More"
            size="sm"
            variant="secondary"
            items={buildEndpointMenu(props)}
          />
        </>
      }
    >
      <DefinitionList columns={3} items={describeEndpoint(endpoint)} />
    </Card>
  )
}

function describeEndpoint(endpoint: Endpoint): Definition[] {
  const { events, createdDay, failing, disabled, disabledReason, rotating } = endpoint
  const facts: Definition[] = [
    { term: 'Events', value: events.length ? events.join(', ') : 'All events' },
    { term: 'Added', value: createdDay },
  ]
  if (disabled) facts.push({ term: 'Off since', value: disabled, hint: disabledReason ?? '' })
  else if (failing) facts.push({ term: 'Failing since', value: failing })
  if (rotating) facts.push({ term: 'Old secret works until', value: rotating })
  return facts
}

function buildEndpointMenu({ endpoint, endpoints, onAsk, onOpen }: EndpointCardProps): MenuEntry[] {
  const { id, active } = endpoint
  const { sendTest, switchTo } = endpoints
  return [
    { label: 'Send Test Event', disabled: !active, onSelect: () => sendTest(id) },
    {
      label: 'Send Missed Events…',
      disabled: !active,
      onSelect: () => onOpen('replay', id),
    },
    { label: 'Edit…', onSelect: () => onOpen('edit', id) },
    { label: 'Rotate Secret…', onSelect: () => onAsk('rotate', endpoint) },
    { label: active ? 'Switch Off' : 'Switch On', onSelect: () => switchTo(id, !active) },
    'divider',
    { label: 'Remove…', tone: 'danger', onSelect: () => onAsk('remove', endpoint) },
  ]
}
