import { useState } from 'react'
import { type ApiOutcome, stripListNumber } from '~/api/api_outcome'

interface BulkState {
  total: number
  done: number
  refusals: string[]
}

export type BulkCalls = ReturnType<typeof useBulkCalls>

/** Makes one call after the other, so that each row succeeds or is refused on its own. */
export function useBulkCalls(onEnd: () => void) {
  const [state, setState] = useState<BulkState | null>(null)
  const isRunning = state !== null && state.done + state.refusals.length < state.total

  async function run(
    ids: readonly number[],
    call: (id: number) => Promise<ApiOutcome<{ message: string }>>
  ) {
    let current: BulkState = { total: ids.length, done: 0, refusals: [] }
    setState(current)
    for (const id of ids) {
      const outcome = await call(id)
      current = outcome.ok
        ? { ...current, done: current.done + 1 }
        : { ...current, refusals: [...current.refusals, stripListNumber(outcome.message)] }
      setState(current)
    }
    onEnd()
  }

  return { state, isRunning, run }
}
