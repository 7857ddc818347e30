import User from '#identity/accounts/models/user'
import { joinWithOr, sqlCondition, containsWords } from '#shared/database/sql_condition'
import { type FoundIds, findIdsByText } from '#shared/database/text_search'
import { type KeysetPage, readKeysetPage, type KeysetQuery } from '#shared/http/keyset_page'

type PeopleQuery = KeysetQuery & { condition?: string }

/** Must equal the expression of the index letter for letter, or PostgreSQL ignores the index. */
export const PEOPLE_CONTENT = `fold(firstname || ' ' || lastname || ' ' || email || ' ' || coalesce(phone_number, ''))`

/** Newest first; matches name, e-mail and phone number. Throws InvalidCursor and PageTooFar. */
export async function listPeople(listQuery: PeopleQuery): Promise<KeysetPage<User>> {
  const { condition: text } = listQuery
  const query = User.query()
  const found = text ? await searchPeople(text) : undefined
  const holds = containsWords(PEOPLE_CONTENT, text ?? '')
  if (found?.hasMore) query.whereRaw(holds.sql, holds.values as string[])
  else if (found) query.whereRaw('users.id = any(?)', [found.ids])
  return readKeysetPage(query, listQuery, {
    list: 'people',
    order: { by: 'users.id', type: 'bigint', isDescending: true },
    count: found && { total: found.ids.length, hasMore: found.hasMore },
  })
}

export function searchPeople(
  text: string,
  ways = [containsWords(PEOPLE_CONTENT, text)]
): Promise<FoundIds> {
  return findIdsByText({
    text,
    holds: joinWithOr(ways),
    from: 'users',
    id: 'id',
    newestFirst: 'id desc',
    scope: sqlCondition('true'),
    indexed: ways.map(({ sql, values }) =>
      sqlCondition(`select id from users where ${sql}`, ...values)
    ),
  })
}
