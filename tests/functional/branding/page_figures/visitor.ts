import { request, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import db from '@adonisjs/lucid/services/db'
import { flushPageCounts } from '#branding/page_figures/page_visit_counter'
import { addressOfServer } from '#tests/support/api_client'

/** The user agent of a phone in Lagos. */
export const PHONE_BROWSER =
  'Mozilla/5.0 (Linux; Android 14; TECNO KL4) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

type Answer = { status: number; headers: IncomingHttpHeaders; html: string }

/** Requests a page without cookies under another host; omits null headers. */
export function open(
  host: string,
  path: string,
  { method = 'GET', ...given }: Record<string, string | null> = {}
): Promise<Answer> {
  const all = { host, 'accept': 'text/html', 'user-agent': PHONE_BROWSER, ...given }
  const headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  request(addressOfServer() + path, { method: method!, headers: headers as never }, (answer) =>
    text(answer).then(
      (html) => resolve({ status: answer.statusCode!, headers: answer.headers, html }),
      reject
    )
  )
    .on('error', reject)
    .end()
  return promise
}

/** Returns everything counted for a business so far. */
export async function readCounts({ id }: { id: number }) {
  await flushPageCounts()
  const [row] = await db
    .from('page_figures')
    .where('organization_id', id)
    .select(
      db.raw(
        'coalesce(sum(visits), 0)::int as visits, coalesce(sum(repeat_visits), 0)::int as repeats, coalesce(sum(clicks), 0)::int as clicks'
      )
    )
  return row as { visits: number; repeats: number; clicks: number }
}
