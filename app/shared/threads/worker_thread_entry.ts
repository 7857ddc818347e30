import { parentPort } from 'node:worker_threads'
import { DomainError } from '#shared/errors/domain_error'
import { restoreBuffer } from '#shared/threads/restore_buffer'

export interface ThreadRequest {
  module: string
  name: string
  given: unknown[]
}

export interface ThreadRefusal {
  code: string
  message: string
  field: string | undefined
  errors: readonly { field?: string; message: string }[]
}

export interface ThreadAnswer {
  value?: unknown
  refusal?: ThreadRefusal
}

parentPort!.on('message', (request: ThreadRequest) => void answer(request))

/** Sends a DomainError to the caller. Any other error ends the thread and is rethrown there. */
async function answer({ module, name, given }: ThreadRequest) {
  const { [name]: run } = (await import(module)) as Record<string, (...given: unknown[]) => unknown>
  parentPort!.postMessage('loaded')
  try {
    parentPort!.postMessage({ value: await run!(...given.map(restoreBuffer)) })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, message, field, errors } = error
    parentPort!.postMessage({ refusal: { code, message, field, errors } })
  }
}
