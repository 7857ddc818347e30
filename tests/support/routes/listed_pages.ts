import router from '@adonisjs/core/services/router'

/** Matches routes that redirect or do not show one of our pages. */
const NO_PAGES =
  /^\/(api|auth|health|metrics|dev|oauth|openapi|mcp|robots|sitemap|manifest)|\.\w+$|\/download/

/** Returns the paths of pages with this prefix that have no route parameters. */
export function pagesBelow(start: string): string[] {
  return router
    .toJSON()
    .root.filter(({ methods }) => methods.includes('GET'))
    .map(({ pattern }) => pattern)
    .filter((path) => path.startsWith(start) && !path.includes(':') && !NO_PAGES.test(path))
}
