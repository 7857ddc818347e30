import { urlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import { type Finder, MAX_RESULTS_PER_KIND } from '#identity/search/finders'
import { RETAIL_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import { queryRows } from '#shared/database/query_rows'

type OrganizationFinderRow = { name: string; email: string | null; phone: string | null }

/** Scans all businesses, which are few; names that start with the text come first. */
const FIND_ORGANIZATIONS = `select name, contact_email as email, contact_phone_number as phone
  from organizations
  where id > ${RETAIL_ORGANIZATION_ID} and (fold(concat_ws(' ', name, contact_email)) like all(:words)
    or contact_phone_number like :home or contact_phone_number like :abroad)
  order by fold(name) like :prefix desc, id desc limit ${MAX_RESULTS_PER_KIND}`

const findOrganizations: Finder = async (typed) => {
  const [home, abroad] = typed.phones
  const { words, prefix } = typed
  const rows = await queryRows<OrganizationFinderRow>(db, FIND_ORGANIZATIONS, {
    words,
    prefix,
    home,
    abroad,
  })
  return rows.map(({ name, email, phone }) => ({
    kind: 'organization' as const,
    title: name,
    detail: [email, phone].filter(Boolean).join(' · '),
    href: urlFor('admin.organizations', {}, { qs: { condition: name } }),
  }))
}

export default findOrganizations
