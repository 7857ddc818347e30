import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import testUtils from '@adonisjs/core/services/test_utils'
import type { AllyManagerDriverFactory } from '@adonisjs/ally/types'
import { FacebookDriver } from '@adonisjs/ally/drivers/facebook'
import { GoogleWithPkce } from '#identity/oauth/google_driver'

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void

const CLIENT = { clientId: 'a client', clientSecret: 'a secret that nobody may read' }

/** Fake of Google's or Facebook's servers, which can be wrong, slow, silent or unreachable. */
export class FakeProvider {
  token: Answer = json(200, { access_token: 'access', token_type: 'Bearer', expires_in: 3600 })
  user: Answer = json(200, {})
  readonly seen: { url: string; body: string; authorization?: string }[] = []
  private server: Server

  private constructor() {
    this.server = createServer(async (request, response) => {
      const body = await textOf(request)
      const { url = '', headers } = request
      this.seen.push({ url, body, authorization: headers.authorization })
      if (url.startsWith('/token')) this.token(request, response, body)
      else this.user(request, response, body)
    })
  }

  static async start(name: 'google' | 'facebook'): Promise<FakeProvider> {
    const fake = new FakeProvider()
    await new Promise<void>((resolve) => fake.server.listen(0, '127.0.0.1', resolve))
    await fake.setUp(name)
    return fake
  }

  async stop() {
    const providers = await knownProviders()
    delete providers.google
    delete providers.facebook
    await this.hangUp()
  }

  hangUp() {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(resolve))
  }

  private async setUp(name: 'google' | 'facebook') {
    const { port } = this.server.address() as AddressInfo
    const address = `http://127.0.0.1:${port}`
    const config = {
      ...CLIENT,
      callbackUrl: `http://${process.env.HOST}:${process.env.PORT}/oauth2/${name}/callback`,
      authorizeUrl: `${address}/authorize`,
      accessTokenUrl: `${address}/token`,
      userInfoUrl: `${address}/user`,
    }
    const providers = await knownProviders()
    if (name === 'google') providers.google = (ctx) => new GoogleWithPkce(ctx, config)
    else providers.facebook = (ctx) => new FacebookDriver(ctx, config)
  }
}

export function json(status: number, body: unknown): Answer {
  return text(status, JSON.stringify(body), 'application/json')
}

export function text(status: number, body: string, type = 'text/html'): Answer {
  return (_, response) => response.writeHead(status, { 'content-type': type }).end(body)
}

async function knownProviders(): Promise<Record<string, AllyManagerDriverFactory>> {
  const { ally } = await testUtils.createHttpContext()
  return ally.config
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
