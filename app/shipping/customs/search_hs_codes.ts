import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { HS_WORDS_OF_GOODS } from '#shipping/customs/everyday_goods_words'

export type FoundHsCode = { code: string; description: string }

const MAX_HS_CODES_FOUND = 20

const EVERYDAY_WORDS = new Map(Object.entries(HS_WORDS_OF_GOODS))

/** Returns the best matches first. */
export async function searchHsCodes(query: string): Promise<FoundHsCode[]> {
  const digits = query.replace(/[\s.]/g, '')
  if (/^\d{1,10}$/.test(digits)) return findByDigits(digits.slice(0, 6))
  const words = splitIntoWords(query)
  if (words.length === 0) return []
  const all = await findByWords(words.map(wordAlternatives).join(' & '))
  return all.length > 0 ? all : findByWords(words.map(wordAlternatives).join(' | '))
}

async function findByDigits(digits: string): Promise<FoundHsCode[]> {
  return db
    .from('hs_codes')
    .select('code', 'description')
    .where('code', 'like', `${digits}%`)
    .whereNull('archived_at')
    .orderBy('code')
    .limit(MAX_HS_CODES_FOUND)
}

/** A description names the goods before its semicolon, so matches there rank higher. */
const SEARCH_BY_WORDS = `
  select code, description from hs_codes, to_tsquery('english', :query) as asked
  where to_tsvector('english', description) @@ asked and archived_at is null
  order by ts_rank(to_tsvector('english', split_part(description, ';', 1)), asked, 1) desc,
    ts_rank(to_tsvector('english', description), asked, 1) desc, code
  limit ${MAX_HS_CODES_FOUND}`

function findByWords(query: string): Promise<FoundHsCode[]> {
  return queryRows<FoundHsCode>(db, SEARCH_BY_WORDS, { query })
}

function splitIntoWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(/[a-z0-9]{2,}/g)
      ?.slice(0, 8) ?? []
  )
}

function wordAlternatives(word: string): string {
  const terms = EVERYDAY_WORDS.get(word) ?? EVERYDAY_WORDS.get(word.replace(/s$/, '')) ?? []
  const phrases = terms.map((phrase) => `(${splitIntoWords(phrase).join(' & ')})`)
  return `(${[`${word}:*`, ...phrases].join(' | ')})`
}
