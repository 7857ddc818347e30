import { generate } from 'selfsigned'
import { clockOffset } from '#tests/support/clock/clock'

export type Certificate = { key: string; cert: string }

const HOUR_MS = 3_600_000

/** A self-signed certificate for this name. TLS uses real time, which no test moves. */
export async function certificateOf(name: string): Promise<Certificate> {
  const now = Date.now() - clockOffset
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    notBeforeDate: new Date(now - HOUR_MS),
    notAfterDate: new Date(now + 24 * HOUR_MS),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
  })
  return { key, cert }
}
