import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'

/**
 * Drops the query, which may hold a receiver's private link, and ignores the forgeable Host header.
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
