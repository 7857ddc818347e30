import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** Passes connections on to one server, as HAProxy does to the primary. */
export class SwitchedAddress {
  readonly #sockets = new Set<Socket>()
  #target: { host: string; port: number } | null = null
  #url: URL | null = null
  readonly #server: Server

  private constructor() {
    this.#server = createServer((near) => {
      if (!this.#target) return void near.destroy()
      const far = connect(this.#target)
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => {
          this.#sockets.delete(socket)
          other.destroy()
        })
        socket.pipe(other)
      }
    })
  }

  static async to(url: string): Promise<SwitchedAddress> {
    const address = new SwitchedAddress()
    address.#server.listen(0, '127.0.0.1')
    await once(address.#server, 'listening')
    address.lead(url)
    return address
  }

  get url(): string {
    const url = new URL(this.#url!)
    url.port = String((this.#server.address() as { port: number }).port)
    return url.href
  }

  /** Ends all connections, and leads later ones to this server; null refuses them. */
  lead(url: string | null) {
    if (url) this.#url ??= new URL(url)
    this.#target = url ? { host: new URL(url).hostname, port: Number(new URL(url).port) } : null
    for (const socket of this.#sockets) socket.destroy()
  }

  close() {
    this.lead(null)
    this.#server.close()
  }
}
