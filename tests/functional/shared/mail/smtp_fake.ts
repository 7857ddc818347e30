import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
}

/** A mail server of one page: it says yes, or what `refusal` says, and keeps what it got. */
export class SmtpFake {
  readonly received: ReceivedMail[] = []
  refusal: string | null = null
  private server = createServer((socket) => this.serve(socket))

  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop() {
    await new Promise((done) => this.server.close(done))
  }

  private serve(socket: Socket) {
    let mail: ReceivedMail = { from: '', to: [], raw: '' }
    let inBody = false
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const obey = (line: string) => {
      if (inBody && line !== '.') return void (mail.raw += `${line}\n`)
      if (inBody) {
        inBody = false
        this.received.push(mail)
        mail = { from: '', to: [], raw: '' }
        return say('250 taken')
      }
      const address = /<(.*)>/.exec(line)?.[1] ?? ''
      if (/^MAIL/i.test(line)) mail.from = address
      if (/^RCPT/i.test(line) && this.refusal) return say(this.refusal)
      if (/^RCPT/i.test(line)) mail.to.push(address)
      if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n')
      inBody = /^DATA/i.test(line)
      return say(inBody ? '354 go on' : '250 ok')
    }
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(obey)
    })
    say('220 fake')
  }
}
