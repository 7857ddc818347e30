import User from '#identity/accounts/models/user'
import { condition, patternOf } from '#shared/database/condition'
import { type FoundIds, textIds } from '#shared/database/text_search'
import { type KeysetPage, keysetPage, type PageQuestion } from '#shared/http/keyset_page'

type PeopleQuestion = PageQuestion & { condition?: string }

/** As its index has it, word for word. */
const CONTENT = `lower(firstname || ' ' || lastname || ' ' || email || ' ' || coalesce(phone_number, ''))`

/**
 * The newest first; with a condition, those whose name, e-mail or phone number holds it. Throws BadCursor and
 * PageTooFar.
 */
export async function peoplePage(question: PeopleQuestion): Promise<KeysetPage<User>> {
  const { condition: text } = question
  const query = User.query()
  const found = text ? await foundPeople(text) : undefined
  if (found?.hasMore) query.whereRaw(`${CONTENT} like lower(?)`, [patternOf(text!)])
  else if (found) query.whereRaw('users.id = any(?)', [found.ids])
  return keysetPage(query, question, {
    list: 'people',
    order: { by: 'users.id', type: 'bigint', isDescending: true },
    count: found && { total: found.ids.length, hasMore: found.hasMore },
  })
}

function foundPeople(text: string): Promise<FoundIds> {
  const holds = condition(`${CONTENT} like lower(?)`, patternOf(text))
  return textIds({
    ...{ text, holds, from: 'users', id: 'id', newestFirst: 'id desc' },
    scope: condition('true'),
    indexed: [condition(`select id from users where ${holds.sql}`, ...holds.values)],
  })
}
