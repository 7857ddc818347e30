import { router } from '@inertiajs/react'
import type { Page, SharedPageProps } from '@inertiajs/core'

/** Whom a page was drawn for. */
export type PageCaller = Pick<NonNullable<SharedPageProps['caller']>, 'id' | 'organization'>

let shown: PageCaller | undefined

/**
 * Every call of a page names the person and the organization that the page was drawn for, since another
 * tab may have switched, or somebody else signed in there, since.
 */
export function nameCallerOf(initialPage: Page<SharedPageProps>) {
  keepCaller(initialPage.props.caller)
  router.on('before', ({ detail }) => {
    detail.visit.headers = { ...detail.visit.headers, ...callerHeaders(shown) }
  })
}

/** The page that is shown from now on was drawn for them. */
export function keepCaller(caller: PageCaller | undefined) {
  shown = caller
}

export function shownCaller(): PageCaller | undefined {
  return shown
}

export function callerHeaders(caller: PageCaller | undefined): Record<string, string> {
  if (!caller) return {}
  return {
    'Sendam-User': String(caller.id),
    'Sendam-Organization': String(caller.organization),
  }
}
