import { connect } from 'node:net'
import { smtpSettings } from '#shared/mail/smtp_url'

const CONNECT_TIMEOUT_MS = 5_000

/** Whether the SMTP host accepts connections; only a test mail shows whether it accepts mail. */
export function isMailServerListening(address: string): Promise<boolean> {
  const { host, port } = smtpSettings(address)
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: CONNECT_TIMEOUT_MS })
    const end = (listens: boolean) => {
      socket.destroy()
      resolve(listens)
    }
    socket.once('connect', () => end(true))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })
}
