import { hash } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { appKeys } from '#config/app'
import AccessToken, { type AccessOptions } from '#identity/sessions/access_token'
import type { Caller } from '#identity/sessions/caller'
import { findCallerByAccess } from '#identity/sessions/find_caller_by_access'
import { InvalidCredentials } from '#identity/sessions/sign_in_errors'

const ALGORITHM = 'HS256'
const ISSUER = 'sendam'
const LIFETIME_HOURS = 12

const API_CLIENT: Omit<AccessOptions, 'hours'> = { client: null, isProgram: true }

const secrets = appKeys.map((key) => new TextEncoder().encode(key.release()))

/** Issues a JWT with the claims of the specification. Its `jti` is the id of an `AccessToken`. */
export async function issueToken(caller: Caller, entry = API_CLIENT): Promise<string> {
  const { user, organization } = caller
  const row = await AccessToken.open(caller, { ...entry, hours: LIFETIME_HOURS })
  if (!row) throw new InvalidCredentials()
  return new SignJWT({
    role: `ROLE_${user.role}`,
    organization: organization.id,
    firstname: user.firstname,
    lastname: user.lastname,
    subdomain: organization.subdomain,
  })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(user.email)
    .setIssuer(ISSUER)
    .setJti(row.id)
    .setIssuedAt()
    .setExpirationTime(row.expiresAt.toJSDate())
    .sign(secrets[0]!)
}

/** Returns undefined for a forged, expired or revoked token. */
export async function findCallerByToken(token: string): Promise<Caller | undefined> {
  const accessId = await verifyAccessId(token)
  return accessId ? findCallerByAccess(accessId) : undefined
}

/** Limits the cache of verified signatures to about 5 MB. Revocation is never cached. */
const MAX_VERIFIED_TOKENS = 10_000

/** Keyed by hash, so that memory contains no usable token. */
const verifiedTokens = new Map<string, { accessId: string; until: number }>()

/** Returns the access id of a valid token, and caches it: a valid signature stays valid. */
async function verifyAccessId(token: string): Promise<string | null> {
  const name = hash('sha256', token, 'base64')
  const known = verifiedTokens.get(name)
  if (known) return known.until > Date.now() ? known.accessId : null
  const claims = await verifyClaims(token)
  if (!claims?.jti || !claims.exp) return null
  if (verifiedTokens.size >= MAX_VERIFIED_TOKENS)
    verifiedTokens.delete(verifiedTokens.keys().next().value!)
  verifiedTokens.set(name, { accessId: claims.jti, until: claims.exp * 1000 })
  return claims.jti
}

async function verifyClaims(token: string): Promise<JWTPayload | null> {
  for (const secret of secrets) {
    const claims = await verifyClaimsWith(secret, token)
    if (claims) return claims
  }
  return null
}

async function verifyClaimsWith(secret: Uint8Array, token: string): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM], issuer: ISSUER })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
