import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import type { Environment } from '#shared/setup/setup_check'

export interface S3Settings {
  bucket: string
  region: string
  endpoint?: string
  /** Without credentials, the SDK uses the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

export type S3Variables = Partial<
  Record<'BUCKET' | 'REGION' | 'ENDPOINT' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY', string>
>

/** Stores other than Amazon's have no regions, but the protocol requires one. */
const ANY_REGION = 'us-east-1'

export function readS3Settings(env: Environment): S3Settings | null {
  return s3Settings({
    BUCKET: env.S3_BUCKET,
    REGION: env.S3_REGION,
    ENDPOINT: env.S3_ENDPOINT,
    ACCESS_KEY_ID: env.S3_ACCESS_KEY_ID,
    SECRET_ACCESS_KEY: env.S3_SECRET_ACCESS_KEY,
  })
}

/** Returns null for local storage. Throws UnusableEnvironment if settings are incomplete. */
export function s3Settings(given: S3Variables): S3Settings | null {
  const [first] = Object.entries(given).flatMap(([name, value]) => (value ? [`S3_${name}`] : []))
  if (!first) return null
  const { BUCKET: bucket, REGION: region, ENDPOINT: endpoint } = given
  const { ACCESS_KEY_ID: accessKeyId, SECRET_ACCESS_KEY: secretAccessKey } = given
  if (!bucket) throw missing(first, 'S3_BUCKET')
  if (!region && !endpoint) throw missing('S3_BUCKET', 'S3_REGION')
  if (accessKeyId && !secretAccessKey) throw missing('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
  if (secretAccessKey && !accessKeyId) throw missing('S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID')
  if (endpoint && !accessKeyId) throw missing('S3_ENDPOINT', 'S3_ACCESS_KEY_ID')
  return {
    bucket,
    region: region || ANY_REGION,
    ...(endpoint ? { endpoint } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  }
}

function missing(given: string, needed: string) {
  return new UnusableEnvironment(`${given} needs ${needed}: set both, or neither.`)
}

export function s3Options({ bucket, region, endpoint, credentials }: S3Settings) {
  return {
    bucket,
    region,
    endpoint,
    // Stores other than Amazon's use path-style URLs and have no ACLs.
    forcePathStyle: Boolean(endpoint),
    supportsACL: false,
    visibility: 'private' as const,
    ...(credentials ? { credentials } : {}),
  }
}
