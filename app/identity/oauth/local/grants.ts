import { createHash } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import limiter from '@adonisjs/limiter/services/main'

export interface LocalPerson {
  sub: string
  name: string
  email: string
  email_verified: boolean
}

interface Grant {
  person: LocalPerson
  redirectUri: string
  codeChallenge: string
}

interface Redemption {
  code: string
  redirectUri: string
  codeVerifier: string
}

const CODE_MS = 60_000
const TOKEN_MS = 60_000

/** Counts the uses of a code for longer than its 60 seconds, so that none can be used twice. */
const ONCE = { requests: 1, duration: '2 minutes' }

/** Codes and tokens are encrypted and not stored, so that any process can open them. */
const CODE = 'local provider code'
const TOKEN = 'local provider token'

/** The subject is derived from the address alone, because the name may change. */
export function createLocalPerson(name: string, email: string, verified: boolean): LocalPerson {
  const sub = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 20)
  return { sub, name, email, email_verified: verified }
}

export function issueCode({ person, redirectUri, codeChallenge }: Grant): string {
  return seal(CODE, { person, redirectUri, codeChallenge }, CODE_MS)
}

/** The first use consumes the code, even if it fails. Null if the code is invalid or expired. */
export async function redeemCode({ code, redirectUri, codeVerifier }: Redemption) {
  const grant = open<Grant>(CODE, code)
  if (!grant || !(await claimCode(code)) || grant.redirectUri !== redirectUri) return null
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url')
  if (challenge !== grant.codeChallenge) return null
  return seal(TOKEN, grant.person, TOKEN_MS)
}

export function findPersonByToken(token: string): LocalPerson | null {
  return open<LocalPerson>(TOKEN, token)
}

/** Returns true for the first use of a code in any process. */
async function claimCode(code: string): Promise<boolean> {
  const key = createHash('sha256').update(code).digest('base64url')
  const shown = await limiter.use(ONCE).increment(`local_code:${key}`)
  return shown.consumed === 1
}

type Sealed<T> = { value: T; expiresAt: number }

function seal<T>(purpose: string, value: T, ms: number): string {
  const sealed: Sealed<T> = { value, expiresAt: Date.now() + ms }
  return encryption.encrypt(sealed, { purpose })
}

function open<T>(purpose: string, text: string): T | null {
  const sealed = encryption.decrypt<Sealed<T>>(text, purpose)
  return sealed && sealed.expiresAt >= Date.now() ? sealed.value : null
}
