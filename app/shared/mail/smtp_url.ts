import { UnusableEnvironment } from '#shared/errors/unusable_environment'

/**
 * Parses smtps://user:password@mail.example.com:465. `smtp:` requires STARTTLS with a valid
 * certificate, except on this machine.
 */
export function smtpSettings(address: string) {
  const url = parsed(address)
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(isThisMachine(host) ? { tls: { rejectUnauthorized: false } } : { requireTLS: true }),
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

function parsed(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url?.hostname || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')) {
    throw new UnusableEnvironment(
      'SMTP_URL must start with smtp:// or smtps://, as in smtps://user:password@host:465.'
    )
  }
  if (url.search || url.hash || url.pathname.length > 1) {
    throw new UnusableEnvironment(
      'SMTP_URL must end with the port. It takes no options, and encryption cannot be turned off.'
    )
  }
  if (Boolean(url.username) !== Boolean(url.password)) {
    throw new UnusableEnvironment(
      'SMTP_URL has only a user or only a password. Write both or neither.'
    )
  }
  return url
}

function isThisMachine(host: string): boolean {
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127\./.test(host)
  )
}
