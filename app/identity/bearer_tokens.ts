import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT, errors } from 'jose'
import { DateTime } from 'luxon'
import { appKey } from '#config/app'
import AccessToken from '#identity/models/access_token'
import type { Caller } from '#identity/caller'

const ALGORITHM = 'HS256'
const ISSUER = 'sendam'
const LIFETIME = { hours: 12 }

const secret = new TextEncoder().encode(appKey.release())

/** A signed token with the claims of the specification; its `jti` is the row that can revoke it. */
export async function issueToken({ user, organization }: Caller): Promise<string> {
  const now = DateTime.utc()
  const row = await AccessToken.create({
    id: randomUUID(),
    userId: user.id,
    organizationId: organization.id,
    createdAt: now,
    expiresAt: now.plus(LIFETIME),
  })
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
    .sign(secret)
}

/** The row behind a token that is genuine, current and not revoked; otherwise null. */
export async function verifyToken(token: string): Promise<AccessToken | null> {
  const tokenId = await readTokenId(token)
  if (!tokenId) return null
  return AccessToken.query()
    .where('id', tokenId)
    .whereNull('revokedAt')
    .whereRaw('expires_at > now()')
    .first()
}

export async function revokeToken(token: string) {
  const row = await verifyToken(token)
  await row?.merge({ revokedAt: DateTime.utc() }).save()
}

async function readTokenId(token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM], issuer: ISSUER })
    return payload.jti ?? null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
