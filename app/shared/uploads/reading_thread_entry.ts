import { parentPort } from 'node:worker_threads'
import { DomainError } from '#shared/errors/domain_error'

/** A function of a module, and what it is given. */
export interface ThreadQuestion {
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

/** What the function came to: a value, or what it refuses in words. */
export interface ThreadAnswer {
  value?: unknown
  refusal?: ThreadRefusal
}

parentPort!.on('message', (question: ThreadQuestion) => void answer(question))

/** What is thrown besides ends this thread, and is thrown again in the process that asked. */
async function answer({ module, name, given }: ThreadQuestion) {
  const { [name]: read } = (await import(module)) as Record<
    string,
    (...given: unknown[]) => unknown
  >
  parentPort!.postMessage('loaded')
  try {
    parentPort!.postMessage({ value: await read!(...given.map(withBuffer)) })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, message, field, errors } = error
    parentPort!.postMessage({ refusal: { code, message, field, errors } })
  }
}

/** On its way here a Buffer has become plain bytes. */
function withBuffer(value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
}
