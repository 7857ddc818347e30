import type { Settings } from './settings.ts'

const PASSWORD = 'Sendam#2026'
const ACCOUNTS = [
  ['root@sendam.test', 'everything, and approves what needs a second person'],
  ['admin@sendam.test', 'tariffs, organizations, users, settings'],
  ['manager@sendam.test', 'a customer who may also handle bookings'],
  ['member@sendam.test', 'a retail customer'],
  ['other@sendam.test', 'another retail customer'],
  ['franchise@sendam.test', 'a franchise partner'],
  ['owner@acme.test', 'a business with its own brand'],
]

/** Returns an address that a local browser can open; 0.0.0.0 is only for listening. */
export function addressOf({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = host.includes(':') && !everywhere ? `[${host}]` : host
  return `http://${everywhere ? '127.0.0.1' : name}:${port}`
}

/** The message of `npm start` when the application answers. Only development has demo accounts. */
export function welcome(settings: Settings): string {
  const address = addressOf(settings)
  const lines = [`Sendam is ready on ${address}`]
  if (settings.environment === 'development') {
    lines.push('', `Sign in with the password ${PASSWORD} as`)
    lines.push(...ACCOUNTS.map(([email = '', who]) => `  ${email.padEnd(24)}${who}`))
    lines.push('', `E-mails and SMS: ${address}/dev/inbox`)
  }
  return [...lines, '', 'Stop with Ctrl-C.'].join('\n')
}
