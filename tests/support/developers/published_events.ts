import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import db from '@adonisjs/lucid/services/db'
import { EVENT_PAYLOADS } from '#admin/developers/openapi/openapi_webhooks'
import type { EventType } from '#identity/webhooks/rules/event_types'

interface Owner {
  organizationId: number
  userId: number | null
}

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true })
addFormats.default(ajv)

/** Subscribes an endpoint to the events of a business, or of a person among retail customers. */
export async function subscribeEndpoint({ organizationId, userId }: Owner) {
  const { rows } = await db.rawQuery('select min(id) as id from users')
  await db.table('webhook_endpoints').insert({
    organization_id: organizationId,
    user_id: Math.abs(organizationId) > 2 ? null : userId,
    url: 'https://shop.test/hook',
    event_types: '[]',
    secret: 'unread',
    created_by: userId ?? rows[0].id,
  })
}

interface PublishedEvent {
  type: EventType
  data: Record<string, any>
}

/** Returns the events published for a subject, in order; fails if one contradicts its schema. */
export async function readPublishedEvents(subject: string): Promise<PublishedEvent[]> {
  const rows = await db.from('webhook_events').where({ subject }).orderBy('sequence')
  for (const { type, data, sequence } of rows) {
    const wrong = problemsOf(type, { ...data, sequence })
    if (wrong) throw new Error(`${type} is not what its schema says: ${wrong}`)
  }
  return rows
}

function problemsOf(type: EventType, data: unknown): string | null {
  const isValid = ajv.validate(EVENT_PAYLOADS[type].schema, data)
  return isValid ? null : ajv.errorsText()
}

export async function readEventTypes(subject: string): Promise<string[]> {
  const events = await readPublishedEvents(subject)
  return events.map(({ type }) => type)
}
