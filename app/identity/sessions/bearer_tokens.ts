import { jwtVerify, SignJWT, errors } from 'jose'
import { appKeys } from '#config/app'
import AccessToken from '#identity/sessions/access_token'
import type { Caller } from '#identity/sessions/caller'
import { InvalidCredentials } from '#identity/sessions/invalid_credentials'

const ALGORITHM = 'HS256'
const ISSUER = 'sendam'
const LIFETIME_HOURS = 12

const secrets = appKeys.map((key) => new TextEncoder().encode(key.release()))

/** A signed token with the claims of the specification; its `jti` is the row that can revoke it. */
export async function issueToken(caller: Caller): Promise<string> {
  const { user, organization } = caller
  const row = await AccessToken.open(caller, LIFETIME_HOURS)
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

/** The row behind a token that is genuine, current and not revoked; otherwise null. */
export async function verifyToken(token: string): Promise<AccessToken | null> {
  const tokenId = await readTokenId(token)
  return tokenId ? AccessToken.current(tokenId) : null
}

async function readTokenId(token: string): Promise<string | null> {
  for (const secret of secrets) {
    const tokenId = await readSignedBy(secret, token)
    if (tokenId) return tokenId
  }
  return null
}

async function readSignedBy(secret: Uint8Array, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM], issuer: ISSUER })
    return payload.jti ?? null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
