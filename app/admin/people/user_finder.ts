import { urlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import { foundPeople, PEOPLE_CONTENT } from '#identity/people/people_list'
import { type Finder, MOST_OF_A_KIND } from '#identity/search/finders'
import { condition, holdsWords } from '#shared/database/condition'
import { formatPhone } from '#shared/phones/rules/phone_text'
import { rowsOf } from '#shared/database/rows'

type Row = { id: number; name: string; email: string; phone: string | null }

const USERS = `select id, firstname || ' ' || lastname as name, email,
    phone_number as phone
  from users where id = any(:ids) order by id desc`

/** By what their row holds, or how their phone number begins. */
const findUsers: Finder = async (typed) => {
  const phones = typed.phones.flatMap((phone) => phone ?? [])
  const { ids } = await foundPeople(typed.text, [
    holdsWords(PEOPLE_CONTENT, typed.text),
    ...phones.map((phone) => condition(`${PEOPLE_CONTENT} like ?`, `% ${phone}`)),
  ])
  const newest = ids.toSorted((one, other) => other - one).slice(0, MOST_OF_A_KIND)
  const rows = await rowsOf<Row>(db, USERS, { ids: newest })
  return rows.map(({ id, name, email, phone }) => ({
    kind: 'user' as const,
    title: name.trim(),
    detail: [email, phone && formatPhone(phone)].filter(Boolean).join(' · '),
    href: urlFor('admin.user_account', { id }),
  }))
}

export default findUsers
