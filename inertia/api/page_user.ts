import { router } from '@inertiajs/react'
import type { Page, SharedPageProps } from '@inertiajs/core'

/** Whom a page was drawn for. */
export type PageUser = Pick<NonNullable<SharedPageProps['caller']>, 'id' | 'organization'>

let pageUser: PageUser | undefined

/**
 * Every call of a page names the person and the organization that the page was drawn for, since another
 * tab may have switched, or somebody else signed in there, since.
 */
export function sendPageUserHeaders(initialPage: Page<SharedPageProps>) {
  setPageUser(initialPage.props.caller)
  router.on('before', ({ detail }) => {
    detail.visit.headers = { ...detail.visit.headers, ...pageUserHeaders(pageUser) }
  })
}

/** The page that is shown from now on was drawn for them. */
export function setPageUser(caller: PageUser | undefined) {
  pageUser = caller
}

export function getPageUser(): PageUser | undefined {
  return pageUser
}

export function pageUserHeaders(caller: PageUser | undefined): Record<string, string> {
  if (!caller) return {}
  return {
    'Sendam-User': String(caller.id),
    'Sendam-Organization': String(caller.organization),
  }
}
