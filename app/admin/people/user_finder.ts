import { urlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import { type Finder, MOST_OF_A_KIND } from '#identity/search/finders'
import { formatPhone } from '#shared/phones/rules/phone_text'
import { rowsOf } from '#shared/database/rows'

type Row = { id: number; name: string; email: string; phone: string | null }

/** What each begins with is what an index is asked for; of a name that thousands share, some will do. */
const SOME = 50

const USERS = `select id::float8 as id, firstname || ' ' || lastname as name, email,
    phone_number as phone
  from users where id in (
    (select id from users where email like :prefix limit ${SOME})
    union (select id from users where lower(firstname || ' ' || lastname) like :prefix limit ${SOME})
    union (select id from users where lower(lastname) like :prefix limit ${SOME})
    union (select id from users where phone_number like :home limit ${SOME})
    union (select id from users where phone_number like :abroad limit ${SOME})
  )
  order by id desc limit ${MOST_OF_A_KIND}`

const findUsers: Finder = async (typed) => {
  const [home, abroad] = typed.phones
  const rows = await rowsOf<Row>(db, USERS, { prefix: typed.prefix, home, abroad })
  return rows.map(({ id, name, email, phone }) => ({
    kind: 'user' as const,
    title: name.trim(),
    detail: [email, phone && formatPhone(phone)].filter(Boolean).join(' · '),
    href: urlFor('admin.user_account', { id }),
  }))
}

export default findUsers
