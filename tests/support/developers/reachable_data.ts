import router from '@adonisjs/core/services/router'
import { DateTime } from 'luxon'
import { listApiRoutes } from '#admin/developers/openapi/api_routes'
import type { PageSession } from '#tests/functional/identity/sessions/page_session'
import { ServedReference } from '#tests/support/developers/served_reference'
import { type Audience, routesFor } from '#tests/support/routes/access'
import { pathOf } from '#tests/support/routes/route_path'
import { readPages } from '#tests/unit/shipping/documents/reading'

interface Named {
  id: number
  trackingNumber: number
  userId: number
}

/** Routes that are not read: they change with each request or show no customer data. */
const OWN = ['api.wallet.statement_tokens.show', 'admin.health', 'api.identity.data_exports.show']

/** Values for the query parameters of pages and calls: days for which there are data. */
function days(): Record<string, string> {
  const today = DateTime.now().setZone('Africa/Lagos').toISODate()!
  return { startDate: '2026-01-01', endDate: today, day: today, carrier: 'dhl', date: today }
}

let served: Promise<ServedReference> | undefined

/** Returns a function that makes a route's query string; calls get only documented parameters. */
async function questions(): Promise<(name: string) => string> {
  // Loaded once: reading the reference takes long, and it does not change.
  const reference = await (served ??= ServedReference.read())
  const calls = new Map(listApiRoutes().map(({ name, path }) => [name, path]))
  return (name) => {
    const path = calls.get(name)
    const known = path && (reference.operation('GET', path)?.parameters ?? [])
    const asked = Object.entries(days()).filter(
      ([word]) =>
        !known || known.some((one) => 'in' in one && one.in === 'query' && one.name === word)
    )
    return `?${new URLSearchParams(asked)}`
  }
}

const MOMENTS =
  /\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)|"(tookMs|csrfToken|seconds|token)":[^,}]+/g

/** Avoids compressed answers: compressing takes long and does not matter here. */
const UNPACKED = { 'accept-encoding': 'identity' }

/**
 * Requests everything that a user can read: every page with its deferred props, and every GET call.
 * Routes with parameters are requested for each of `named`.
 */
export async function readEverything(
  session: PageSession,
  audiences: Audience[],
  named: Named[] = []
): Promise<Map<string, string>> {
  const names = routesFor(...audiences)
  const question = await questions()
  const read = new Map<string, string>()
  for (const { name, methods, pattern } of Object.values(router.toJSON()).flat()) {
    if (!name || !names.includes(name) || !methods.includes('GET') || OWN.includes(name)) continue
    const isNaming = pattern.includes(':')
    const paths = isNaming ? named.map((one) => pathTo(pattern, one)) : [pattern]
    for (const path of paths) {
      const address = path + question(name)
      read.set(
        path,
        await (path.startsWith('/api/') ? called(session, address) : opened(session, address))
      )
    }
  }
  return read
}

function pathTo(pattern: string, { id, trackingNumber, userId }: Named): string {
  if (pattern.includes(':userId')) return pathOf(pattern, String(userId))
  const isNumber = pattern.includes(':trackingNumber')
  return pathOf(pattern, String(isNumber ? trackingNumber : id))
}

async function called(session: PageSession, address: string): Promise<string> {
  const answer = await session.get(address, UNPACKED)
  if (answer.headers.get('content-type')?.includes('pdf')) {
    const pages = await readPages(Buffer.from(await answer.arrayBuffer()))
    return pages.join(' ')
  }
  const text = await answer.text()
  return `${answer.status} ${text.replaceAll(MOMENTS, '')}`
}

async function opened(session: PageSession, address: string): Promise<string> {
  const answer = await session.navigate(address, UNPACKED)
  const text = await answer.text()
  if (!text.startsWith('{')) return `${answer.status}`
  const { component, deferredProps = {}, props } = JSON.parse(text)
  const only = Object.values(deferredProps).flat().join(',')
  const late = only ? await session.visit(address, { component, only }) : {}
  const all = Object.entries({ ...props, ...late.props }).toSorted(([one], [other]) =>
    one < other ? -1 : 1
  )
  return JSON.stringify(all).replaceAll(MOMENTS, '')
}
