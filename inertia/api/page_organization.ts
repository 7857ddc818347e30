import { router } from '@inertiajs/react'
import type { Page, SharedPageProps } from '@inertiajs/core'

const HEADER = 'Sendam-Organization'

let organization: number | undefined

/**
 * Every call of a page names the organization that the page was drawn for, since another tab may
 * have switched to another one since.
 */
export function keepOrganizationOfPage(initialPage: Page<SharedPageProps>) {
  organization = initialPage.props.caller?.organization
  router.on('navigate', ({ detail }) => {
    organization = detail.page.props.caller?.organization
  })
  router.on('before', ({ detail }) => {
    detail.visit.headers = { ...detail.visit.headers, ...organizationHeader() }
  })
}

export function organizationHeader(): Record<string, string> {
  return organization === undefined ? {} : { [HEADER]: String(organization) }
}
