import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Certificate } from './certificate.js'

export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
  encrypted: boolean
}

/** A mail server that says yes, or what `refusal` says, and keeps what it got. */
export class SmtpFake {
  readonly received: ReceivedMail[] = []
  refusal: string | null = null
  /** The only one that is refused; nobody for everybody. */
  refused: string | null = null
  private server: SMTPServer

  /** Without a certificate it cannot encrypt. */
  constructor(certificate?: Certificate) {
    this.server = new SMTPServer({
      ...certificate,
      logger: false,
      authOptional: true,
      disabledCommands: certificate ? ['AUTH'] : ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _session, answer) => {
        if (!this.refusal || (this.refused && this.refused !== address)) return answer()
        const [, code, words] = /^(\d+) (.*)$/.exec(this.refusal)!
        answer(Object.assign(new Error(words), { responseCode: Number(code) }))
      },
      onData: (stream, { envelope, secure }, answer) => {
        void text(stream).then((raw) => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : ''
          const to = envelope.rcptTo.map(({ address }) => address)
          this.received.push({ from, to, raw, encrypted: secure })
          answer()
        })
      },
    })
    // A client that ends in the middle of a handshake is what some tests are about.
    this.server.on('error', () => {})
  }

  get port() {
    return (this.server.server.address() as AddressInfo).port
  }

  async start(port = 0): Promise<string> {
    await once(this.server.listen(port, '127.0.0.1'), 'listening')
    return `smtp://127.0.0.1:${this.port}`
  }

  async stop() {
    await new Promise<void>((done) => this.server.close(() => done()))
  }
}
