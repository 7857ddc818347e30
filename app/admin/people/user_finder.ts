import { urlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import { searchPeople, PEOPLE_CONTENT } from '#identity/people/people_list'
import { type Finder, MAX_RESULTS_PER_KIND } from '#identity/search/finders'
import { sqlCondition, containsWords } from '#shared/database/sql_condition'
import { formatPhone } from '#shared/phones/rules/phone_text'
import { queryRows } from '#shared/database/query_rows'

type UserFinderRow = { id: number; name: string; email: string; phone: string | null }

const FIND_USERS = `select id, firstname || ' ' || lastname as name, email,
    phone_number as phone
  from users where id = any(:ids) order by id desc`

/** Matches personal data, or the start of the phone number. */
const findUsers: Finder = async (typed) => {
  const phones = typed.phones.flatMap((phone) => phone ?? [])
  const { ids } = await searchPeople(typed.text, [
    containsWords(PEOPLE_CONTENT, typed.text),
    ...phones.map((phone) => sqlCondition(`${PEOPLE_CONTENT} like ?`, `% ${phone}`)),
  ])
  const newest = ids.toSorted((one, other) => other - one).slice(0, MAX_RESULTS_PER_KIND)
  const rows = await queryRows<UserFinderRow>(db, FIND_USERS, { ids: newest })
  return rows.map(({ id, name, email, phone }) => ({
    kind: 'user' as const,
    title: name.trim(),
    detail: [email, phone && formatPhone(phone)].filter(Boolean).join(' · '),
    href: urlFor('admin.user_account', { id }),
  }))
}

export default findUsers
