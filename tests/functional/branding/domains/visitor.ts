import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/** A page as somebody opens it of whom nothing is known: without a cookie, past fetch, which names no other host. */
export function htmlAt(server: string, host: string, path: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  request(server + path, { headers: { host, accept: 'text/html' } }, (answer) =>
    text(answer).then(resolve, reject)
  )
    .on('error', reject)
    .end()
  return promise
}
