import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DomainError } from '#shared/errors/domain_error'
import type {
  ThreadAnswer,
  ThreadQuestion,
  ThreadRefusal,
} from '#shared/uploads/reading_thread_entry'
import { turns } from '#shared/uploads/turns'

/** What a thread may use. Bytes outside of its heap do not count, so that a reader bounds what it unpacks by itself. */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

/** A thread that has nothing to do is there for the next file this long. */
const IDLE_MILLISECONDS = 30_000

/** On a machine that is busy a thread may be slow to load the code of its reader. */
const LOADING_MILLISECONDS = 60_000

/** Each takes a processor; others wait for their turn. */
const inReadingTurn = turns({ atOnce: 2, waiting: 40 })

class FileUnreadable extends DomainError {
  constructor(
    because: string,
    { remedy = 'Save it again with fewer rows and try again.' }: Limits
  ) {
    super('E_FILE_UNREADABLE', `This file ${because}. ${remedy}`, 'file')
  }
}

/** The sentence of a reader, told as it would have been here. */
class ReadingRefused extends DomainError {
  constructor(private readonly refusal: ThreadRefusal) {
    super(refusal.code, refusal.message, refusal.field)
  }

  get errors() {
    return this.refusal.errors
  }
}

const isSource = extname(import.meta.filename) === '.ts'
const ENTRY = new URL(
  isSource ? './reading_thread_entry.ts' : './reading_thread_entry.js',
  import.meta.url
)
const execArgv = isSource ? ['--import=@poppinss/ts-exec'] : []

const idle = new Set<Worker>()

interface Limits {
  seconds?: number
  /** What somebody can do whose file goes beyond them. */
  remedy?: string
}

interface Reader extends Limits {
  /** Where it is, as one would import it. It and what it imports need no application, no database and no settings. */
  module: string
  name: string
}

type InThread<Read> = Read extends (...given: infer Given) => infer Value
  ? (...given: Given) => Promise<Awaited<Value>>
  : never

/**
 * A function of a module that runs in a thread of its own, with limits of time and memory, so that no file can stop
 * this process or keep it from answering others. What it is given and what it answers is copied. Throws what the
 * function refuses, FileUnreadable for what goes beyond the limits, and TooBusy.
 */
export function inReadingThread<Read>({ module, name, ...limits }: Reader): InThread<Read> {
  const read = (...given: unknown[]) =>
    inReadingTurn(async () => {
      const { value, refusal } = await answerTo({ module, name, given }, limits)
      if (refusal) throw new ReadingRefused(refusal)
      return value
    })
  return read as InThread<Read>
}

function answerTo(question: ThreadQuestion, limits: Limits): Promise<ThreadAnswer> {
  const { seconds = 5 } = limits
  const worker = idleThread() ?? new Worker(ENTRY, { execArgv, resourceLimits: LIMITS })
  worker.ref()
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>()
  const stop = (error: Error) => {
    clearTimeout(timer)
    reject(error)
    void worker.terminate()
  }
  const tooSlow = () =>
    stop(new FileUnreadable(`could not be read within ${seconds} seconds`, limits))
  const tooLarge = () => stop(new FileUnreadable('needs more memory than a file may take', limits))
  let timer = setTimeout(tooSlow, LOADING_MILLISECONDS)
  worker.removeAllListeners()
  worker.on('message', (message: ThreadAnswer | 'loaded') => {
    clearTimeout(timer)
    if (message === 'loaded') timer = setTimeout(tooSlow, seconds * 1000)
    else {
      leaveIdle(worker)
      resolve(message)
    }
  })
  worker.on('error', (error) => (isOutOfMemory(error) ? tooLarge() : stop(error)))
  worker.on('exit', tooLarge)
  worker.postMessage(question)
  return promise
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function idleThread(): Worker | undefined {
  const [worker] = idle
  if (worker) idle.delete(worker)
  return worker
}

/** A process may end while one is idle. */
function leaveIdle(worker: Worker) {
  worker.removeAllListeners()
  worker.on('error', () => idle.delete(worker))
  worker.on('exit', () => idle.delete(worker))
  worker.unref()
  idle.add(worker)
  setTimeout(() => {
    if (idle.delete(worker)) void worker.terminate()
  }, IDLE_MILLISECONDS).unref()
}
