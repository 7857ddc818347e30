import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { ModeBadge } from '~/components/mode_badge'
import { Badge, type BadgeTone } from '~/ui/badge'
import { Button, buttonClass } from '~/ui/button'
import { Card } from '~/ui/card'
import { type Definition, DefinitionList } from '~/ui/definition_list'
import { formatKobo } from '#shared/money/rules/money'
import { type Scope, SCOPES } from '#identity/api_keys/rules/scopes'
import { isKeyChangeable, type ApiKeyDetails, maskKey } from './api_key_data'

export type KeyAction = 'roll' | 'revoke'

interface KeyCardProps {
  apiKey: ApiKeyDetails
  onAsk: (action: KeyAction, key: ApiKeyDetails) => void
  onChange: () => void
}

const STATES: Record<ApiKeyDetails['status'], { label: string; tone: BadgeTone }> = {
  open: { label: 'Active', tone: 'success' },
  expired: { label: 'Expired', tone: 'warning' },
  revoked: { label: 'Revoked', tone: 'danger' },
}

export function KeyCard(props: KeyCardProps) {
  const { apiKey } = props
  const { name, mode, status, isRolled, creatorHasLeft } = apiKey
  const { label, tone } = STATES[status]
  return (
    <Card
      as="article"
      title={
        <span className="flex flex-wrap items-center gap-2">
          <span className="break-words">{name}</span>
          <ModeBadge mode={mode} />
          <Badge tone={tone}>{label}</Badge>
          {isRolled && status === 'open' && <Badge tone="warning">Replaced</Badge>}
          {creatorHasLeft && status === 'open' && <Badge tone="warning">Creator has left</Badge>}
        </span>
      }
      description={<code className="break-all">{maskKey(apiKey)}</code>}
      actions={<KeyActions {...props} />}
    >
      <DefinitionList columns={3} items={describeKey(apiKey)} />
      <ScopeList scopes={apiKey.scopes} />
    </Card>
  )
}

function KeyActions({ apiKey, onAsk, onChange }: KeyCardProps) {
  const { id, name, status, mayChange, mayRevoke, isRolled } = apiKey
  const of = <span className="sr-only">{name}</span>
  return (
    <>
      <Link
        href={urlFor('identity.developers.log', {}, { qs: { key: id } })}
        className={buttonClass({ variant: 'ghost', size: 'sm' })}
      >
        Log {of}
      </Link>
      {isKeyChangeable(apiKey) && (
        <Button variant="secondary" size="sm" onClick={onChange}>
          Change {of}
        </Button>
      )}
      {mayChange && status !== 'revoked' && !isRolled && (
        <Button variant="secondary" size="sm" onClick={() => onAsk('roll', apiKey)}>
          Roll {of}
        </Button>
      )}
      {mayRevoke && status === 'open' && (
        <Button variant="secondary" size="sm" onClick={() => onAsk('revoke', apiKey)}>
          Revoke {of}
        </Button>
      )}
    </>
  )
}

function describeKey(key: ApiKeyDetails): Definition[] {
  const { lastUsed, lastUsedFrom, expires, addresses, createdDay, madeBy } = key
  const facts: Definition[] = [
    {
      term: 'Last used',
      value: lastUsed ?? 'Never',
      hint: lastUsedFrom ? `From ${lastUsedFrom}` : undefined,
    },
    { term: 'Made by', value: madeBy, hint: createdDay },
    { term: key.status === 'expired' ? 'Expired' : 'Expires', value: expires ?? 'Never' },
    { term: 'Works from', value: addresses ? addresses.join(', ') : 'Anywhere' },
  ]
  if (!key.scopes.includes('wallet:pay')) return facts
  const paid = `${formatKobo(Math.round(key.spentToday * 100))} paid today`
  const limit = formatKobo(Math.round(key.dailyLimit * 100))
  return [...facts, { term: 'Daily limit', value: limit, hint: paid }]
}

function ScopeList({ scopes }: { scopes: readonly Scope[] }) {
  return (
    <ul aria-label="What it can do" className="mt-4 flex flex-wrap gap-2">
      {scopes.map((scope) => (
        <li key={scope} title={scope}>
          <Badge>{SCOPES[scope]}</Badge>
        </li>
      ))}
    </ul>
  )
}
