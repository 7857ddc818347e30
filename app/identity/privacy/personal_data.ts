import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Lazy, port } from '#shared/port'
import type User from '#identity/accounts/models/user'

export type Scalar = string | number | boolean | null

export type PersonalDataSection = { name: string; rows: Record<string, Scalar>[] }

/** Each module implements this, because identity does not know the others. */
export interface PersonalData {
  /** Returns the data of this person only. Data that a business owns are not theirs. */
  sections(person: User): Promise<PersonalDataSection[]>

  /** Returns the reasons against erasure as sentences and locks the records that they refer to. */
  reasonsToWait(trx: TransactionClientContract, person: User): Promise<string[]>

  /** Erases what identifies the person; keeps what the law requires. Idempotent. */
  erase(trx: TransactionClientContract, person: User): Promise<void>
}

export const personalDataModules = port<Lazy<{ default: PersonalData }>[]>(
  'modules with personal data'
)

export async function loadPersonalData(): Promise<PersonalData[]> {
  const loaded = await Promise.all(personalDataModules.provided.map((load) => load()))
  return loaded.map((module) => module.default)
}

/** The name of people whose data were erased. */
export const ERASED_NAME = 'Erased person'
