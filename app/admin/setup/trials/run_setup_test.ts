import { DomainError } from '#shared/errors/domain_error'

/** Longer than the timeout of any client that a test calls. */
const TEST_TIMEOUT_MS = 20_000

export interface SetupTestOutcome {
  works: boolean
  sentence: string
  milliseconds: number
}

/** An error whose message may be shown. */
export class SetupTestFailed extends Error {}

/** Runs a test and returns its message, or that of the error. */
export async function runSetupTest(
  attempt: () => Promise<string>,
  patienceMs = TEST_TIMEOUT_MS
): Promise<SetupTestOutcome> {
  const began = performance.now()
  const outcome = await withTestTimeout(attempt, patienceMs).then(
    (sentence) => ({ works: true, sentence }),
    (error: unknown) => ({ works: false, sentence: describeTestError(error) })
  )
  return { ...outcome, milliseconds: Math.round(performance.now() - began) }
}

async function withTestTimeout(
  attempt: () => Promise<string>,
  patienceMs: number
): Promise<string> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const seconds = Math.ceil(patienceMs / 1000)
  const timer = setTimeout(() => {
    reject(new SetupTestFailed(`There was no answer within ${seconds} seconds.`))
  }, patienceMs)
  try {
    return await Promise.race([attempt(), late])
  } finally {
    clearTimeout(timer)
  }
}

const NETWORK_ERROR_TEXTS: Record<string, string> = {
  ECONNREFUSED: 'Nothing is listening at that address.',
  ECONNRESET: 'The connection was cut.',
  ENOTFOUND: 'There is no host with that name.',
  EAI_AGAIN: 'The name of the host could not be looked up.',
  EDNS: 'There is no host with that name.',
  ETIMEDOUT: 'There was no answer in time.',
  ESOCKET: 'The mail server cannot be reached.',
  ECONNECTION: 'The mail server cannot be reached.',
  ETLS: 'The mail server does not encrypt the connection.',
  EAUTH: 'The user or the password was refused.',
  EACCES: 'This process is not allowed to write there.',
  EROFS: 'The disk is read-only.',
  ENOSPC: 'The disk is full.',
  NoSuchBucket: 'There is no bucket with that name.',
  InvalidAccessKeyId: 'The access key is not known there.',
  SignatureDoesNotMatch: 'The secret key is wrong.',
  AccessDenied: 'The keys are not allowed to do that.',
}

/** Shows only known messages, because others may contain addresses or keys. */
function describeTestError(error: unknown): string {
  if (error instanceof SetupTestFailed || error instanceof DomainError) return error.message
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const codes = [cause.name, 'code' in cause ? String(cause.code) : '']
    const known = codes.map((code) => NETWORK_ERROR_TEXTS[code]).find(Boolean)
    if (known) return known
  }
  return 'It failed. The log says why.'
}
