import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { RouteJSON } from '@adonisjs/core/types/http'

interface RenderedPage {
  html: string
  policy: string
  nonce: string
  headers: Record<string, string>
  route?: RouteJSON
}

/** A page for all guests. Its CSP lists hashes of inline code, because a nonce is for one visit. */
export class CachedPage {
  readonly body: Buffer
  readonly etag: string
  readonly headers: Record<string, string>
  readonly route?: RouteJSON
  #gzipped?: Buffer

  constructor({ html, policy, nonce, headers, route }: RenderedPage) {
    const text = html.replaceAll(` nonce="${nonce}"`, '')
    this.body = Buffer.from(text)
    // A weak ETag, because compressed and plain responses share it.
    this.etag = `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`
    this.headers = { ...headers, 'content-security-policy': withHashes(policy, html, nonce) }
    this.route = route
  }

  gzipped(): Buffer {
    return (this.#gzipped ??= gzipSync(this.body, { level: 9 }))
  }

  /** Memory use in bytes. The gzipped copy takes at most half of the body. */
  get bytes(): number {
    return this.body.length * 1.5
  }
}

function withHashes(policy: string, html: string, nonce: string): string {
  const hashed = (tag: string) =>
    html
      .matchAll(new RegExp(`<${tag} nonce="${nonce}">(.*?)</${tag}>`, 'gs'))
      .map(([, text]) => `'sha256-${hash('sha256', text!, 'base64')}'`)
  const directives = policy.split(';').map((directive) => {
    const tag = directive.includes('style-src') ? 'style' : 'script'
    return directive.replace(`'nonce-${nonce}'`, [...hashed(tag)].join(' ')).trimEnd()
  })
  return directives.join(';')
}
