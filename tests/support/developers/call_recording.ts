import { writeFile } from 'node:fs/promises'
import { isDeepStrictEqual as isEqual } from 'node:util'
import { format } from 'oxfmt'
import app from '@adonisjs/core/services/app'
import {
  type CallExample,
  RECORDED_FILE,
  type RecordedCall,
  readRecordedCalls,
} from '#admin/developers/openapi/recorded_calls'
import { ERROR_STATUSES } from '#admin/developers/openapi/error_responses'
import { scoreExample, anonymizeExample } from '#tests/support/developers/anonymous_example'
import { normalizeCall, codeOf, isDeclared } from '#tests/support/developers/reference_differences'
import type { SeenCall } from '#tests/support/developers/seen_call'
import type { ServedReference } from '#tests/support/developers/served_reference'

const MOST_OF_ALL = 10_000

/** Fields that the body of an example should have, to show what the call is for. */
const TO_SHOW: Record<string, object> = {
  'api.shipping.quotes.store': { insurance: 'Premium', preferredCourier: null },
  'api.shipping.shipments.store': { preferredCourier: 'cheapest', pay: 'Wallet' },
}

function isToShow({ name, body }: SeenCall): boolean {
  const shown = TO_SHOW[name]
  return Boolean(shown) && isEqual({ ...(body as object), ...shown }, body)
}

/** A customer who chooses an express box is refused: only staff may do so. */
function asksForStaff({ body }: SeenCall): boolean {
  return /"expressBoxId":[1-9]/.test(JSON.stringify(body ?? null))
}

/**
 * While a suite runs, records an example of each API call for the reference, and the error codes it
 * returned: `RECORD_EXAMPLES=1 npm test -- functional`. A run of some files adds to the record.
 */
export class CallRecording {
  readonly #calls: Record<string, RecordedCall> = structuredClone(readRecordedCalls())
  readonly #best = new Map<string, number>()

  /** Returns whether the call was recorded; its differences then need no report. */
  keep(reference: ServedReference, call: SeenCall, differences: string[]): boolean {
    if (call.status < 300 && differences.length === 0) {
      this.#keepExample(reference, normalizeCall(reference, call))
      return true
    }
    if (!(call.status in ERROR_STATUSES) || isDeclared(reference, call)) return false
    this.#keepRefusal(call)
    return true
  }

  /** Keeps the example that shows the most and whose body follows the reference to the letter. */
  #keepExample(reference: ServedReference, call: SeenCall) {
    const { name, params, query, body, status, answer } = call
    // A 202 answer, which waits for a second person, does not show what the call is for.
    if (call.isShort || status === 202 || asksForStaff(call)) return
    const worth = scoreExample({ params, query, body, answer }) + (isToShow(call) ? MOST_OF_ALL : 0)
    if (worth <= (this.#best.get(name) ?? -1) || !reference.isExemplary(call)) return
    this.#best.set(name, worth)
    const example: CallExample = { params, query, body, status, answer }
    this.#calls[name] = { ...this.#calls[name], example: anonymizeExample(example) }
  }

  #keepRefusal(call: SeenCall) {
    const known = this.#calls[call.name] ?? {}
    const codes = new Set([...(known.refusals?.[call.status] ?? []), codeOf(call)])
    const refusals = { ...known.refusals, [call.status]: [...codes].sort() }
    this.#calls[call.name] = { ...known, refusals }
  }

  async write() {
    const sorted = Object.fromEntries(
      Object.entries(this.#calls).sort(([one], [other]) => (one < other ? -1 : 1))
    )
    const { code } = await format(RECORDED_FILE, JSON.stringify(sorted), { printWidth: 100 })
    await writeFile(app.makePath(RECORDED_FILE), code)
  }
}
