import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'

/** Drops the query, which may hold a private token, and ignores the forgeable Host header. */
export function buildCanonicalUrl({ siteUrl = appUrl, request }: HttpContext): string {
  return `${siteUrl}${request.url()}`
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    siteUrl?: string
  }
}
