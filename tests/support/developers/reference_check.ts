import { writeFileSync } from 'node:fs'
import { getActiveTest } from '@japa/runner'
import type { Suite } from '@japa/runner/core'
import emitter from '@adonisjs/core/services/emitter'
import { CallRecording } from '#tests/support/developers/call_recording'
import { readCall, type SeenCall } from '#tests/support/developers/seen_call'
import { ServedReference } from '#tests/support/developers/served_reference'
import { findDifferences, isDocumentedCall } from '#tests/support/developers/reference_differences'

/** Differences printed at most; `API_DIFFERENCES=<file>` writes all, with what was sent. */
const MOST_SHOWN = 40

type Found = { test: string; call: SeenCall; times: number }

/**
 * Compares every API call and answer of a suite with the OpenAPI file that we serve. The suite
 * fails at its end if they differ; CONTRIBUTING.md says what to do then.
 */
export function checkCallsAgainstReference(suite: Suite) {
  const found = new Map<string, Found>()
  const recording = process.env.RECORD_EXAMPLES ? new CallRecording() : null
  suite.setup(async () => {
    const reference = await ServedReference.read()
    emitter.on('http:request_completed', ({ ctx }) => {
      const call = readCall(ctx)
      if (!call || !isDocumentedCall(call)) return
      const differences = heldTo(reference, call)
      const isKept = recording?.keep(reference, call, differences)
      if (!isKept) note(found, call, differences)
    })
  })
  suite.teardown(async () => {
    await recording?.write()
    const file = process.env.API_DIFFERENCES
    if (file) writeFileSync(file, wholeList(found))
    if (found.size > 0) throw new Error(shortList(found))
  })
}

/** A call that cannot be compared counts as a difference. */
function heldTo(reference: ServedReference, call: SeenCall): string[] {
  try {
    return findDifferences(reference, call)
  } catch (error) {
    return [`cannot be compared: ${error instanceof Error ? error.message : error}`]
  }
}

function note(found: Map<string, Found>, call: SeenCall, differences: string[]) {
  for (const difference of differences) {
    const line = `${call.method} ${call.path} ${difference}`
    const known = found.get(line) ?? { test: getActiveTest()?.title ?? '', call, times: 0 }
    known.times += 1
    found.set(line, known)
  }
}

function shortList(found: Map<string, Found>): string {
  const lines = [...found].map(([line, { test }]) => `- ${line} (“${test}”)`).sort()
  const more = lines.length - MOST_SHOWN
  return [
    'Calls differ from /openapi.json; see “If a call differs from the API file” in CONTRIBUTING.md:',
    ...lines.slice(0, MOST_SHOWN),
    ...(more > 0
      ? [`and ${more} more: API_DIFFERENCES=<file> writes all of them to that file`]
      : []),
  ].join('\n')
}

function wholeList(found: Map<string, Found>): string {
  const parts = [...found].map(([line, { test, times, call }]) =>
    [line, `  ${times} times, first in “${test}”`, `  ${JSON.stringify(call).slice(0, 1500)}`].join(
      '\n'
    )
  )
  return parts.sort().join('\n') + '\n'
}
