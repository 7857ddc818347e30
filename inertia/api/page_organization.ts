import { router } from '@inertiajs/react'
import type { Page, SharedPageProps } from '@inertiajs/core'

const HEADER = 'Sendam-Organization'

let organization: number | undefined

/**
 * Every call of a page names the organization that the page was drawn for, since another tab may
 * have switched to another one since.
 */
export function nameOrganizationOf(initialPage: Page<SharedPageProps>) {
  keepOrganization(initialPage.props.caller?.organization)
  router.on('before', ({ detail }) => {
    detail.visit.headers = { ...detail.visit.headers, ...organizationHeader() }
  })
}

/** The page that is shown from now on was drawn for it. */
export function keepOrganization(id: number | undefined) {
  organization = id
}

export function organizationHeader(): Record<string, string> {
  return organization === undefined ? {} : { [HEADER]: String(organization) }
}
