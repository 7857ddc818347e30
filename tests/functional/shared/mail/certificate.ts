import { generate } from 'selfsigned'

export type Certificate = { key: string; cert: string }

/** What a server of this name shows, signed by nobody but itself. */
export async function certificateOf(name: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
  })
  return { key, cert }
}
