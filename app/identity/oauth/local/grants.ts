import { createHash, randomBytes } from 'node:crypto'

/** What the local provider says about a person, in the words of OpenID Connect. */
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

/** In memory: this is one process on a developer's machine, and a minute is all they live. */
const codes = new Map<string, Grant & { expiresAt: number }>()
const tokens = new Map<string, { person: LocalPerson; expiresAt: number }>()

/** The same address is the same person, whatever they are called today. */
export function localPerson(name: string, email: string, verified: boolean): LocalPerson {
  const sub = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 20)
  return { sub, name, email, email_verified: verified }
}

export function issueCode(grant: Grant): string {
  return keep(codes, { ...grant, expiresAt: Date.now() + CODE_MS })
}

/** A code is gone once it was shown, right or wrong. Null when it is unknown, used, expired or not theirs. */
export function redeemCode({ code, redirectUri, codeVerifier }: Redemption): string | null {
  const grant = codes.get(code)
  codes.delete(code)
  if (!grant || grant.expiresAt < Date.now() || grant.redirectUri !== redirectUri) return null
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url')
  if (challenge !== grant.codeChallenge) return null
  return keep(tokens, { person: grant.person, expiresAt: Date.now() + TOKEN_MS })
}

export function personWithToken(token: string): LocalPerson | null {
  const known = tokens.get(token)
  return known && known.expiresAt >= Date.now() ? known.person : null
}

function keep<T extends { expiresAt: number }>(store: Map<string, T>, value: T): string {
  for (const [key, { expiresAt }] of store) if (expiresAt < Date.now()) store.delete(key)
  const key = randomBytes(32).toString('base64url')
  store.set(key, value)
  return key
}
