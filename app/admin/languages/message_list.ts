import { findKeyGroup, readTexts } from '#shared/languages/translation_edits'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages/rules/languages'
import type { TranslationGroup } from '#shared/languages/rules/translation_keys'
import { cutPage } from '#shared/http/keyset_page'
import { hasAllWords } from '#shared/text/rules/fold_text'
import {
  listTranslatedMessages,
  type TranslatedMessage,
} from '#admin/languages/translated_messages'
import { PAGE_NAMES } from '#admin/languages/page_names'

/** `missing`: the language does not have the page of this text, so its readers see English. */
type MessageState = 'missing' | 'draft' | 'released'

export const MESSAGE_STATES = ['missing', 'draft', 'released'] as const

export type ListedMessage = Omit<TranslatedMessage, 'isDraft' | 'text'> & {
  text: string | null
  group: TranslationGroup
  state: MessageState
}

export interface MessageListQuery {
  state?: MessageState
  group?: TranslationGroup
  search?: string
  page?: number
  perPage?: number
}

/** One page of the texts, and the counts that each filter would give beside the others. */
export async function loadMessageList(language: Language, query: MessageListQuery) {
  const { state, group, search, page = 1, perPage = 25 } = query
  const all = await listMessages(language)
  const found = all.filter((one) => isFound(one, search))
  const inState = found.filter((one) => !state || one.state === state)
  const inGroup = found.filter((one) => !group || one.group === group)
  const shown = inState.filter((one) => !group || one.group === group)
  // Signing the last texts of the last page shortens the list.
  const last = Math.max(1, Math.ceil(shown.length / perPage))
  return {
    ...cutPage(shown, { page: Math.min(page, last), perPage }),
    states: MESSAGE_STATES.map((name) => ({
      name,
      count: inGroup.filter((one) => one.state === name).length,
    })),
    groups: Object.keys(PAGE_NAMES).map((name) => ({
      name: name as TranslationGroup,
      count: inState.filter((one) => one.group === name).length,
    })),
  }
}

/** In the order of `PAGE_NAMES`, which begins with what receivers read. */
async function listMessages(language: Language): Promise<ListedMessage[]> {
  const translated = await listTranslatedMessages(language)
  const byKey = new Map(translated.map((one) => [one.key, one]))
  const messages = Object.entries(readTexts(DEFAULT_LANGUAGE)).map(([key, english]) => {
    const { text = null, isDraft, signedBy = null, signedOn = null } = byKey.get(key) ?? {}
    const state = text === null ? 'missing' : isDraft ? 'draft' : 'released'
    const group = findKeyGroup(key) as TranslationGroup
    return { key, group, english, text, state, signedBy, signedOn } as const
  })
  const places = Object.keys(PAGE_NAMES)
  return messages.sort((one, other) => places.indexOf(one.group) - places.indexOf(other.group))
}

function isFound({ key, english, text }: ListedMessage, search = ''): boolean {
  return hasAllWords(`${key} ${english} ${text ?? ''}`, search)
}
