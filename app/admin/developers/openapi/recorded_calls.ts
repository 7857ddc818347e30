import { existsSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'

/** A request and response recorded by a test, anonymized and shortened. */
export type CallExample = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  status: number
  answer?: unknown
}

export type RecordedCall = {
  example?: CallExample
  refusals?: Record<string, string[]>
}

export const RECORDED_FILE = 'resources/api_examples.json'

let recordedCache: Record<string, RecordedCall> | undefined

/** Reads the calls by route name. `RECORD_EXAMPLES=1 npm test -- functional` records them. */
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
