import { router } from '@inertiajs/react'
import type { Page, SharedPageProps } from '@inertiajs/core'

export type PageUser = Pick<NonNullable<SharedPageProps['caller']>, 'id' | 'organization'>

let pageUser: PageUser | undefined

/** Names the page's user and organization, because another tab may have switched since. */
export function sendPageUserHeaders(initialPage: Page<SharedPageProps>) {
  setPageUser(initialPage.props.caller)
  router.on('before', ({ detail }) => {
    detail.visit.headers = { ...detail.visit.headers, ...pageUserHeaders(pageUser) }
  })
}

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
