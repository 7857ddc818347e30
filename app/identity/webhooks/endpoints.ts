import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { Mode } from '#identity/test_mode/rules/mode'
import type { Caller } from '#identity/sessions/caller'
import { recordTeamActivity } from '#identity/teams/activity/team_activity'
import { ensureTestOrganization } from '#identity/test_mode/test_organization'
import {
  RotationInProgress,
  TooManyEndpoints,
  KeyModeMismatch,
} from '#identity/webhooks/endpoint_errors'
import { generateEndpointSecret, encryptSecret } from '#identity/webhooks/endpoint_secret'
import WebhookEndpoint from '#identity/webhooks/models/webhook_endpoint'
import type { EventType } from '#identity/webhooks/rules/event_types'

const MAX_ENDPOINTS = 10

const SWITCHED_OFF_REASON = 'You switched it off.'

interface EndpointInput {
  url: string
  /** Default: all events. */
  events?: EventType[]
  description?: string | null
}

export interface SealedSecret {
  id: number
  sealed: string
}

/** A person sees both modes, a key its own. Retail customers see only their own endpoints. */
export function queryEndpoints(caller: Caller, client?: TransactionClientContract) {
  const { organization, apiKey, ownerUserId } = caller
  const { liveId } = organization
  const query = WebhookEndpoint.query({ client })
    .whereIn('organizationId', apiKey ? [organization.id] : [liveId, -liveId])
    .whereNull('removedAt')
  if (ownerUserId !== null) query.where('userId', ownerUserId)
  return query
}

/** Throws TooManyEndpoints. */
export async function createEndpoint(
  trx: TransactionClientContract,
  caller: Caller,
  {
    organizationId,
    url,
    events = [],
    description = null,
  }: EndpointInput & { organizationId: number }
): Promise<SealedSecret> {
  const userId = caller.ownerUserId
  await requireEndpointQuota(trx, organizationId, userId)
  const sealed = encryptSecret(generateEndpointSecret())
  const { id } = await WebhookEndpoint.create(
    {
      organizationId,
      userId,
      url,
      description,
      secret: sealed,
      eventTypes: events,
      createdBy: caller.user.id,
    },
    { client: trx }
  )
  const subject = { kind: 'webhook_endpoint', id } as const
  await recordTeamActivity(trx, caller, { verb: 'add_endpoint', subject, organizationId })
  return { id, sealed }
}

/**
 * Resolves the organization of a new endpoint and creates a missing test organization on its own
 * connection, so call it outside transactions. Throws KeyModeMismatch.
 */
export async function resolveOrganizationId(caller: Caller, mode?: Mode): Promise<number> {
  const { organization, apiKey } = caller
  if (apiKey && mode && mode !== apiKey.mode) throw new KeyModeMismatch(apiKey.mode)
  const isTest = mode ? mode === 'test' : organization.isTest
  if (!isTest) return organization.liveId
  const { id } = await ensureTestOrganization(organization)
  return id
}

/** Locks the owner, so that concurrent creations are counted. */
async function requireEndpointQuota(
  trx: TransactionClientContract,
  organizationId: number,
  userId: number | null
) {
  const owner = `webhook_endpoints ${organizationId} ${userId}`
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [owner])
  const query = WebhookEndpoint.query({ client: trx }).where({ organizationId })
  if (userId !== null) query.where({ userId })
  const existing = await query.whereNull('removedAt')
  if (existing.length >= MAX_ENDPOINTS) throw new TooManyEndpoints(MAX_ENDPOINTS)
}

/** A new URL clears past failures and sends pending deliveries there at once. */
export async function updateEndpoint(
  caller: Caller,
  id: number,
  { url, events, description, active }: Partial<EndpointInput> & { active?: boolean }
): Promise<WebhookEndpoint> {
  return db.transaction(async (trx) => {
    const endpoint = await queryEndpoints(caller, trx).where('id', id).forUpdate().firstOrFail()
    const isMoved = url !== undefined && url !== endpoint.url
    endpoint.merge({
      ...(url !== undefined && { url }),
      ...(events !== undefined && { eventTypes: events }),
      ...(description !== undefined && { description }),
    })
    if (isMoved) clearFailures(endpoint)
    if (active === true && !endpoint.isActive) enableEndpoint(endpoint)
    if (active === false && endpoint.isActive) await disableEndpoint(trx, endpoint)
    await endpoint.save()
    if (isMoved) await retryPendingNow(trx, endpoint)
    return endpoint
  })
}

function enableEndpoint(endpoint: WebhookEndpoint) {
  endpoint.merge({ disabledAt: null, disabledReason: null })
  clearFailures(endpoint)
}

function clearFailures(endpoint: WebhookEndpoint) {
  endpoint.merge({ failingSince: null, warnedAt: null })
}

async function disableEndpoint(trx: TransactionClientContract, endpoint: WebhookEndpoint) {
  endpoint.merge({ disabledAt: DateTime.utc(), disabledReason: SWITCHED_OFF_REASON })
  await dropPending(trx, endpoint)
}

export async function removeEndpoint(caller: Caller, id: number) {
  await db.transaction(async (trx) => {
    const endpoint = await queryEndpoints(caller, trx).where('id', id).forUpdate().firstOrFail()
    await endpoint.merge({ removedAt: DateTime.utc() }).save()
    await dropPending(trx, endpoint)
    const subject = { kind: 'webhook_endpoint', id } as const
    const { organizationId } = endpoint
    await recordTeamActivity(trx, caller, { verb: 'remove_endpoint', subject, organizationId })
  })
}

/**
 * Both secrets sign during the overlap, so that receivers can switch. Another rotation meanwhile
 * would end the secret still in use and is refused, unless the overlap is 0 because a secret
 * leaked.
 * Throws RotationInProgress.
 */
export async function rotateSecret(
  trx: TransactionClientContract,
  caller: Caller,
  id: number,
  hours: number
): Promise<SealedSecret> {
  const endpoint = await queryEndpoints(caller, trx).where('id', id).forUpdate().firstOrFail()
  if (hours > 0 && endpoint.isRotating) throw new RotationInProgress(endpoint.previousSecretUntil!)
  const sealed = encryptSecret(generateEndpointSecret())
  await endpoint
    .merge({
      secret: sealed,
      previousSecret: hours > 0 ? endpoint.secret : null,
      previousSecretUntil: hours > 0 ? DateTime.utc().plus({ hours }) : null,
    })
    .save()
  return { id: endpoint.id, sealed }
}

async function dropPending(trx: TransactionClientContract, { id }: WebhookEndpoint) {
  await trx
    .from('webhook_deliveries')
    .where({ endpoint_id: id, status: 'pending' })
    .update({ status: 'dropped', settled_at: db.raw('now()'), claimed_until: null })
}

async function retryPendingNow(trx: TransactionClientContract, { id }: WebhookEndpoint) {
  await trx
    .from('webhook_deliveries')
    .where({ endpoint_id: id, status: 'pending' })
    .update({ next_try_at: db.raw('now()') })
}
