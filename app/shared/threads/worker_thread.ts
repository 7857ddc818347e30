import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DomainError } from '#shared/errors/domain_error'
import type {
  ThreadAnswer,
  ThreadRequest,
  ThreadRefusal,
} from '#shared/threads/worker_thread_entry'
import { restoreBuffer } from '#shared/threads/restore_buffer'
import { limitConcurrency } from '#shared/uploads/concurrency_limit'

/** The maximum memory outside the heap, which `resourceLimits` do not limit. */
const MAX_EXTERNAL_BYTES = 268_435_456
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

const IDLE_MILLISECONDS = 30_000

/**
 * How often a thread's CPU time is checked. A thread that only waits ends after a minute, or after
 * twice its CPU seconds if that is longer.
 */
const CHECK_INTERVAL_MS = 200
const MAX_RUN_MS = 60_000

const limitThreads = limitConcurrency({ atOnce: 2, waiting: 20 })

class FileUnreadable extends DomainError {
  constructor(
    because: string,
    { remedy = 'Save it again with fewer rows and try again.' }: Limits
  ) {
    super('E_FILE_UNREADABLE', `This file ${because}. ${remedy}`, 'file')
  }
}

/** The DomainError of a thread, rethrown in this process. */
class RefusedInThread extends DomainError {
  constructor(private readonly refusal: ThreadRefusal) {
    super(refusal.code, refusal.message, refusal.field)
  }

  get errors() {
    return this.refusal.errors
  }
}

const isSource = extname(import.meta.filename) === '.ts'
const ENTRY = new URL(
  isSource ? './worker_thread_entry.ts' : './worker_thread_entry.js',
  import.meta.url
)
const execArgv = isSource ? ['--import=@poppinss/ts-exec'] : []

const idleWorkers = new Set<Worker>()

interface Limits {
  /** The maximum CPU time in seconds. Default: 5. */
  seconds?: number
  remedy?: string
}

interface ThreadFunction extends Limits {
  /** Path of a module that needs, with its imports, no application, database or settings. */
  module: string
  name: string
}

type ThreadedFunction<Run> = Run extends (...given: infer Given) => infer Value
  ? (...given: Given) => Promise<Awaited<Value>>
  : never

/**
 * Runs a function that reads or writes a file of any length in a worker thread with limits of time
 * and memory, so that no file can crash or block this process. Arguments and result are plain
 * data. Throws the function's DomainErrors, FileUnreadable beyond the limits, and TooBusy.
 */
export function runInWorkerThread<Run>({
  module,
  name,
  ...limits
}: ThreadFunction): ThreadedFunction<Run> {
  const run = (...given: unknown[]) =>
    limitThreads(async () => {
      const { value, refusal } = await sendToThread({ module, name, given }, limits)
      if (refusal) throw new RefusedInThread(refusal)
      return restoreBuffer(value)
    })
  return run as ThreadedFunction<Run>
}

async function sendToThread(request: ThreadRequest, limits: Limits): Promise<ThreadAnswer> {
  const { seconds = 5 } = limits
  const worker = takeIdleWorker() ?? new Worker(ENTRY, { execArgv, resourceLimits: LIMITS })
  worker.ref()
  worker.removeAllListeners()
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>()
  const tooLarge = () => reject(new FileUnreadable('needs too much memory', limits))
  const tooSlow = () => reject(new FileUnreadable(`takes more than ${seconds} seconds`, limits))
  const end = setTimeout(tooSlow, Math.max(MAX_RUN_MS, seconds * 2_000))
  let checks: NodeJS.Timeout | undefined
  let isOver = false
  worker.on('message', async (message: ThreadAnswer | 'loaded') => {
    if (message !== 'loaded') return resolve(message)
    const before = await worker.cpuUsage()
    // The thread may have finished before it could report its CPU time.
    if (isOver) return
    const check = async () => {
      const { user, system } = await worker.cpuUsage(before)
      if (user + system > seconds * 1e6) tooSlow()
      const heap = await worker.getHeapStatistics()
      if (heap.external_memory > MAX_EXTERNAL_BYTES) tooLarge()
    }
    checks = setInterval(() => check().catch(() => {}), CHECK_INTERVAL_MS)
  })
  worker.on('error', (error) => (isOutOfMemory(error) ? tooLarge() : reject(error)))
  worker.on('exit', tooLarge)
  worker.postMessage(request)
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

/** Keeps an idle worker for reuse, but lets the process exit. */
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
