import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'

/**
 * Where this page is for everybody: what search engines and chats keep of it. Without its question,
 * which may be a receiver's own link; never made of the Host header, which is the visitor's to choose.
 */
export function buildCanonicalUrl({ siteUrl = appUrl, request }: HttpContext): string {
  return `${siteUrl}${request.url()}`
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Of a shop's own pages; put there by the module that knows shops. */
    siteUrl?: string
  }
}
