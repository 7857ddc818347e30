import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'
import dns from '#config/dns'

type Records = { cname?: string; a?: string; aaaa?: string; soa?: boolean }

type Mood = 'silent' | 'nonsense' | 'in trouble'

const TYPES = { 1: 'a', 5: 'cname', 6: 'soa', 28: 'aaaa' } as const
const NAME_ERROR = 3
const SERVER_FAILURE = 2

/** A DNS server over UDP (RFC 1035). It knows only the names that a test sets. */
export class DnsServer {
  readonly asked: string[] = []
  private readonly names = new Map<string, Records | Mood>()
  private readonly socket = createSocket('udp4')

  async start() {
    this.socket.on('message', (question, from) => this.answer(question, from))
    this.socket.bind(0, '127.0.0.1')
    await once(this.socket, 'listening')
    const before = { ...dns }
    Object.assign(dns, { servers: [`127.0.0.1:${this.socket.address().port}`] })
    return async () => {
      Object.assign(dns, before)
      this.socket.close()
      await once(this.socket, 'close')
    }
  }

  say(name: string, records: Records | Mood) {
    if (records === 'silent') dns.timeoutMs = 100
    this.names.set(name, records)
  }

  forget(name: string) {
    this.names.delete(name)
  }

  private answer(question: Buffer, from: RemoteInfo) {
    const { name, type, end } = asked(question)
    this.asked.push(name)
    const known = this.names.get(name)
    const send = (answer: Buffer) => this.socket.send(answer, from.port, from.address)
    if (known === 'silent') return
    // Answers the query by its id, but with bytes that are no DNS record.
    if (known === 'nonsense')
      return send(Buffer.concat([question.subarray(0, 2), Buffer.alloc(9, 0xff)]))
    if (known === 'in trouble') return send(head(question, end, { code: SERVER_FAILURE }))
    if (!known) return send(head(question, end, { code: NAME_ERROR }))
    const kind = TYPES[type as keyof typeof TYPES]
    const data = kind && dataOf(known, kind)
    send(head(question, end, data ? { type, data } : {}))
  }
}

function asked(question: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = question[at]!; length > 0; length = question[at]!) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: question.readUInt16BE(at + 1), end: at + 5 }
}

type Said = { code?: number; type?: number; data?: Buffer }

/** Turns the query into an answer with one record, or with none if `data` is missing. */
function head(question: Buffer, end: number, { code = 0, type, data }: Said): Buffer {
  const answer = Buffer.from(question.subarray(0, end))
  answer.writeUInt16BE(0x8180 + code, 2)
  answer.writeUInt16BE(data ? 1 : 0, 6)
  answer.fill(0, 8, 12)
  if (!data || !type) return answer
  const record = Buffer.alloc(12)
  // A pointer to the name in the query, which begins at byte twelve.
  record.writeUInt16BE(0xc00c, 0)
  record.writeUInt16BE(type, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt32BE(60, 6)
  record.writeUInt16BE(data.length, 10)
  return Buffer.concat([answer, record, data])
}

function dataOf(records: Records, kind: keyof Records): Buffer | null {
  const { cname, a, aaaa, soa } = records
  if (kind === 'cname') return cname === undefined ? null : encoded(cname)
  if (kind === 'a') return a === undefined ? null : Buffer.from(a.split('.').map(Number))
  if (kind === 'aaaa')
    return aaaa === undefined ? null : Buffer.from(aaaa.replaceAll(':', ''), 'hex')
  return soa ? Buffer.concat([encoded('ns.test'), encoded('admin.test'), Buffer.alloc(20)]) : null
}

function encoded(name: string): Buffer {
  const parts = name.split('.').map((label) => {
    const bytes = Buffer.from(label, 'latin1')
    return Buffer.concat([Buffer.from([bytes.length]), bytes])
  })
  return Buffer.concat([...parts, Buffer.from([0])])
}
