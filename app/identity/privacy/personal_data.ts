import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Lazy, port } from '#shared/port'
import type User from '#identity/accounts/models/user'

export type Scalar = string | number | boolean | null

/** One list of what is kept of a person, as they read it: plain values under plain names. */
export type PersonalDataSection = { name: string; rows: Record<string, Scalar>[] }

/** What a module keeps of people. Identity does not know the others, so each says it for itself. */
export interface PersonalData {
  /** Everything of theirs and nothing of others: what a business owns is the business's. */
  sections(person: User): Promise<PersonalDataSection[]>

  /** Why they cannot be erased yet, a sentence each. Locks what a sentence is about. */
  reasonsToWait(trx: TransactionClientContract, person: User): Promise<string[]>

  /** Blanks what names them and leaves what the law wants kept. Safe to run twice. */
  erase(trx: TransactionClientContract, person: User): Promise<void>
}

export const personalDataModules = port<Lazy<{ default: PersonalData }>[]>(
  'keepers of personal data'
)

export async function loadPersonalData(): Promise<PersonalData[]> {
  const loaded = await Promise.all(personalDataModules.provided.map((load) => load()))
  return loaded.map((module) => module.default)
}

/** In the place of a name that was erased. */
export const ERASED_NAME = 'Erased person'
