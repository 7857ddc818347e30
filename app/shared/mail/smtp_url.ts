import { UnusableEnvironment } from '#shared/errors/unusable_environment'

/** What SMTP_URL says, e.g. smtps://user:password@mail.example.com:465; smtp: starts TLS when it can. */
export function smtpSettings(address: string) {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url?.hostname || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')) {
    throw new UnusableEnvironment(
      'SMTP_URL must start with smtp:// or smtps://, as in smtps://user:password@host:465.'
    )
  }
  if (Boolean(url.username) !== Boolean(url.password)) {
    throw new UnusableEnvironment(
      'SMTP_URL has a user or a password alone: write both, or neither.'
    )
  }
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...(url.username && {
      auth: {
        type: 'login' as const,
        user: decodeURIComponent(url.username),
        pass: decodeURIComponent(url.password),
      },
    }),
  }
}
