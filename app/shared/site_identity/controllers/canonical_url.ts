import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'

/** Builds the URL from our own host, because clients forge Host, and without the private query. */
export function buildCanonicalUrl({ siteUrl = appUrl, request }: HttpContext): string {
  return `${siteUrl}${request.url()}`
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    siteUrl?: string
  }
}
