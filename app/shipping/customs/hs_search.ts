import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import { HS_WORDS } from '#shipping/customs/hs_words'

export type FoundHsCode = { code: string; description: string }

const MOST_FOUND = 20

const PEOPLES_WORDS = new Map(Object.entries(HS_WORDS))

/** Codes that begin with the digits, or whose goods are called by the words: the best first. */
export async function searchHsCodes(asked: string): Promise<FoundHsCode[]> {
  const digits = asked.replace(/[\s.]/g, '')
  if (/^\d{1,10}$/.test(digits)) return beginningWith(digits.slice(0, 6))
  const words = wordsOf(asked)
  if (words.length === 0) return []
  const all = await saying(words.map(alternatives).join(' & '))
  return all.length > 0 ? all : saying(words.map(alternatives).join(' | '))
}

async function beginningWith(digits: string): Promise<FoundHsCode[]> {
  return db
    .from('hs_codes')
    .select('code', 'description')
    .where('code', 'like', `${digits}%`)
    .whereNull('archived_at')
    .orderBy('code')
    .limit(MOST_FOUND)
}

/** What stands before the semicolon is what the goods are; the rest tells them from their neighbours. */
const WORDS_SQL = `
  select code, description from hs_codes, to_tsquery('english', :query) as asked
  where to_tsvector('english', description) @@ asked and archived_at is null
  order by ts_rank(to_tsvector('english', split_part(description, ';', 1)), asked, 1) desc,
    ts_rank(to_tsvector('english', description), asked, 1) desc, code
  limit ${MOST_FOUND}`

function saying(query: string): Promise<FoundHsCode[]> {
  return rowsOf<FoundHsCode>(db, WORDS_SQL, { query })
}

function wordsOf(asked: string): string[] {
  return (
    asked
      .toLowerCase()
      .match(/[a-z0-9]{2,}/g)
      ?.slice(0, 8) ?? []
  )
}

function alternatives(word: string): string {
  const called = PEOPLES_WORDS.get(word) ?? PEOPLES_WORDS.get(word.replace(/s$/, '')) ?? []
  const phrases = called.map((phrase) => `(${wordsOf(phrase).join(' & ')})`)
  return `(${[`${word}:*`, ...phrases].join(' | ')})`
}
