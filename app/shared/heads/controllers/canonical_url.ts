import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'

/**
 * Returns the page's public address for search engines and link previews. Drops the query string,
 * which may hold a receiver's private link, and ignores the Host header, which the visitor
 * controls.
 */
export function buildCanonicalUrl({ siteUrl = appUrl, request }: HttpContext): string {
  return `${siteUrl}${request.url()}`
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Set on a shop's own pages by the branding module. */
    siteUrl?: string
  }
}
