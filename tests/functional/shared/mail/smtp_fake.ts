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

/** A fake SMTP server that accepts or refuses mail and stores it. */
export class SmtpFake {
  readonly received: ReceivedMail[] = []
  refusal: string | null = null
  /** The recipient that `refusal` applies to; null for every recipient. */
  refused: string | null = null
  private server: SMTPServer

  /** Without a certificate the server does not offer encryption. */
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
    // Some tests break off a handshake on purpose.
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
