import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DomainError } from '#shared/errors/domain_error'
import type {
  ThreadAnswer,
  ThreadQuestion,
  ThreadRefusal,
} from '#shared/uploads/reading_thread_entry'
import { limitConcurrency } from '#shared/uploads/concurrency_limit'

/** What a thread may use, and how much it may hold outside of its heap, which these limits do not count. */
const MOST_OUTSIDE_BYTES = 268_435_456
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

/** A thread that has nothing to do is there for the next file this long. */
const IDLE_MILLISECONDS = 30_000

/**
 * A reader may use so many seconds of a processor, whatever else the machine is busy with, and this is how often one
 * looks. One that waits for something instead ends after a minute, or twice that time where it is longer.
 */
const CHECKED_MILLISECONDS = 200
const LONGEST_MILLISECONDS = 60_000

/** Each takes a processor; others wait for their turn. */
const limitReaders = limitConcurrency({ atOnce: 2, waiting: 20 })

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

const idleWorkers = new Set<Worker>()

interface Limits {
  /** Of a processor. */
  seconds?: number
  /** What somebody can do whose file goes beyond them. */
  remedy?: string
}

interface ThreadFunction extends Limits {
  /** Where it is, as one would import it. It and what it imports need no application, no database and no settings. */
  module: string
  name: string
}

type ThreadedFunction<Read> = Read extends (...given: infer Given) => infer Value
  ? (...given: Given) => Promise<Awaited<Value>>
  : never

/**
 * A function of a module that runs in a thread of its own, with limits of time and memory, so that no file can stop
 * this process or keep it from answering others. What it is given and what it answers is copied. Throws what the
 * function refuses, FileUnreadable for what goes beyond the limits, and TooBusy.
 */
export function runInReadingThread<Read>({
  module,
  name,
  ...limits
}: ThreadFunction): ThreadedFunction<Read> {
  const read = (...given: unknown[]) =>
    limitReaders(async () => {
      const { value, refusal } = await askThread({ module, name, given }, limits)
      if (refusal) throw new ReadingRefused(refusal)
      return value
    })
  return read as ThreadedFunction<Read>
}

async function askThread(question: ThreadQuestion, limits: Limits): Promise<ThreadAnswer> {
  const { seconds = 5 } = limits
  const worker = takeIdleWorker() ?? new Worker(ENTRY, { execArgv, resourceLimits: LIMITS })
  worker.ref()
  worker.removeAllListeners()
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>()
  const tooLarge = () =>
    reject(new FileUnreadable('needs more memory than a file may take', limits))
  const tooSlow = () => reject(new FileUnreadable(`takes more than ${seconds} seconds`, limits))
  const end = setTimeout(tooSlow, Math.max(LONGEST_MILLISECONDS, seconds * 2_000))
  let checks: NodeJS.Timeout | undefined
  let isOver = false
  worker.on('message', async (message: ThreadAnswer | 'loaded') => {
    if (message !== 'loaded') return resolve(message)
    const before = await worker.cpuUsage()
    // A small file is read before its thread says what it has used so far.
    if (isOver) return
    const check = async () => {
      const { user, system } = await worker.cpuUsage(before)
      if (user + system > seconds * 1e6) tooSlow()
      const heap = await worker.getHeapStatistics()
      if (heap.external_memory > MOST_OUTSIDE_BYTES) tooLarge()
    }
    checks = setInterval(() => check().catch(() => {}), CHECKED_MILLISECONDS)
  })
  worker.on('error', (error) => (isOutOfMemory(error) ? tooLarge() : reject(error)))
  worker.on('exit', tooLarge)
  worker.postMessage(question)
  try {
    const answer = await promise
    releaseWorker(worker)
    return answer
  } catch (error) {
    void worker.terminate()
    throw error
  } finally {
    isOver = true
    clearTimeout(end)
    clearInterval(checks)
  }
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function takeIdleWorker(): Worker | undefined {
  const [worker] = idleWorkers
  if (worker) idleWorkers.delete(worker)
  return worker
}

/** A process may end while one is idle. */
function releaseWorker(worker: Worker) {
  worker.removeAllListeners()
  worker.on('error', () => idleWorkers.delete(worker))
  worker.on('exit', () => idleWorkers.delete(worker))
  worker.unref()
  idleWorkers.add(worker)
  setTimeout(() => {
    if (idleWorkers.delete(worker)) void worker.terminate()
  }, IDLE_MILLISECONDS).unref()
}
