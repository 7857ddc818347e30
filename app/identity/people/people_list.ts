import User from '#identity/accounts/models/user'
import { anyOf, condition, holdsWords } from '#shared/database/condition'
import { type FoundIds, textIds } from '#shared/database/text_search'
import { type KeysetPage, keysetPage, type PageQuestion } from '#shared/http/keyset_page'

type PeopleQuestion = PageQuestion & { condition?: string }

/** As its index has it, word for word. */
export const PEOPLE_CONTENT = `fold(firstname || ' ' || lastname || ' ' || email || ' ' || coalesce(phone_number, ''))`

/**
 * The newest first; with a condition, those whose name, e-mail or phone number holds it. Throws BadCursor and
 * PageTooFar.
 */
export async function peoplePage(question: PeopleQuestion): Promise<KeysetPage<User>> {
  const { condition: text } = question
  const query = User.query()
  const found = text ? await foundPeople(text) : undefined
  const holds = holdsWords(PEOPLE_CONTENT, text ?? '')
  if (found?.hasMore) query.whereRaw(holds.sql, holds.values as string[])
  else if (found) query.whereRaw('users.id = any(?)', [found.ids])
  return keysetPage(query, question, {
    list: 'people',
    order: { by: 'users.id', type: 'bigint', isDescending: true },
    count: found && { total: found.ids.length, hasMore: found.hasMore },
  })
}

/** Those whose name, e-mail or phone number holds a text, in one of some ways. */
export function foundPeople(
  text: string,
  ways = [holdsWords(PEOPLE_CONTENT, text)]
): Promise<FoundIds> {
  return textIds({
    ...{ text, holds: anyOf(ways), from: 'users', id: 'id', newestFirst: 'id desc' },
    scope: condition('true'),
    indexed: ways.map(({ sql, values }) =>
      condition(`select id from users where ${sql}`, ...values)
    ),
  })
}
