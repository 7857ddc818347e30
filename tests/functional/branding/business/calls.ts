import { DEMO_PASSWORD } from '#identity/demo'
import Organization from '#identity/organizations/models/organization'
import { pictureFile } from '#tests/support/files/picture_file'
import { addressOfServer } from '#tests/support/api_client'

export const OWNER = 'owner@acme.test'
export const MEMBER = 'member@sendam.test'
export const ACME = 3

export interface Answer {
  status: number
  headers: Headers
  body: any
}

/** Calls the API with a bearer token; sends form data with files unchanged. */
export class Caller {
  private constructor(public authorization: string) {}

  static async of(username: string): Promise<Caller> {
    const response = await fetch(`${addressOfServer()}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: DEMO_PASSWORD }),
    })
    return new Caller(response.headers.get('authorization')!)
  }

  async send(method: string, path: string, body?: unknown): Promise<Answer> {
    const isForm = body instanceof FormData
    const response = await fetch(`${addressOfServer()}/api/v1${path}`, {
      method,
      headers: {
        authorization: this.authorization,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm || body === undefined ? body : JSON.stringify(body),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  async statusOf(method: string, path: string, body?: unknown): Promise<number> {
    const { status } = await this.send(method, path, body)
    return status
  }

  async dataOf(method: string, path: string, body?: unknown): Promise<any> {
    const answer = await this.send(method, path, body)
    return answer.body.data
  }

  async uploadStatus(method: string, path: string, given?: Upload): Promise<number> {
    const { status } = await this.upload(method, path, given)
    return status
  }

  async upload(method: string, path: string, given: Upload = {}): Promise<Answer> {
    const { file = await pictureFile('png'), name = 'shop.png', type, field = 'file' } = given
    const form = new FormData()
    if (file) form.append(field, new Blob([new Uint8Array(file)], { type }), name)
    else form.append('note', 'no file')
    return this.send(method, path, form)
  }
}

interface Upload {
  file?: Buffer | null
  name?: string
  type?: string
  field?: string
}

export function profile(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Mama Put Limited',
    shortName: 'Ronke Ade',
    contactPhoneNumber: '08031234567',
    whatsAppPhoneNumber: '',
    contactEmail: 'hello@mamaput.example',
    address: '',
    rcNumber: '',
    websiteURL: '',
    businessState: { value: 'NG_LA', label: 'Lagos' },
    country: 'NG',
    notifyReceiver: false,
    ...changes,
  }
}

export function errorsOf({ body }: Answer): [string | undefined, string][] {
  return (body.errors ?? []).map((error: any) => [error.field, error.message])
}

export async function statusOf(url: string): Promise<number> {
  const { status } = await fetch(url)
  return status
}

export async function acmeName(): Promise<string> {
  const { name } = await Organization.findOrFail(ACME)
  return name
}

export async function acmeLogo(): Promise<string | null> {
  const { logoImageId } = await Organization.findOrFail(ACME)
  return logoImageId
}
