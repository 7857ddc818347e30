import router from '@adonisjs/core/services/router'

/** Lead elsewhere by themselves, or are no pages of ours. */
const NO_PAGES =
  /^\/(api|auth|health|metrics|dev|oauth|openapi|mcp|robots|sitemap|manifest)|\.\w+$|\/download/

/** The paths of pages that begin like this and need nothing in their address. */
export function pagesBelow(start: string): string[] {
  return router
    .toJSON()
    .root.filter(({ methods }) => methods.includes('GET'))
    .map(({ pattern }) => pattern)
    .filter((path) => path.startsWith(start) && !path.includes(':') && !NO_PAGES.test(path))
}
