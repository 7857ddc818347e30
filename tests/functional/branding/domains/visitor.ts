import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Fetches a page without cookies under another host, which `fetch` cannot set. */
export function htmlAt(server: string, host: string, path: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  request(server + path, { headers: { host, accept: 'text/html' } }, (answer) =>
    text(answer).then(resolve, reject)
  )
    .on('error', reject)
    .end()
  return promise
}
