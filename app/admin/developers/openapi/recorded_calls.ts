import { existsSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'

/** A call that was really made, with what it was answered; made harmless, and short. */
export type CallExample = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  status: number
  /** Absent for a file. */
  answer?: unknown
}

/** What the tests have seen of a call: one that went well, and by status the codes of those that did not. */
export type RecordedCall = {
  example?: CallExample
  refusals?: Record<string, string[]>
}

export const RECORDED_FILE = 'resources/api_examples.json'

let recordedCache: Record<string, RecordedCall> | undefined

/** By the names of the routes, as `RECORD_EXAMPLES=1 npm test -- functional` wrote them. */
export function readRecordedCalls(): Record<string, RecordedCall> {
  const file = app.makePath(RECORDED_FILE)
  recordedCache ??= existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return recordedCache!
}

export function findRecordedCodes(name: string): Record<string, string[]> {
  return readRecordedCalls()[name]?.refusals ?? {}
}

export function findRecordedExample(name: string): CallExample | null {
  return readRecordedCalls()[name]?.example ?? null
}
