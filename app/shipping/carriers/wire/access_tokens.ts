interface Token {
  value: string
  usableUntil: number
}

export interface GrantedToken {
  value: string
  seconds: number
}

/** Stops using a token this long before it expires. */
const MARGIN_MS = 60_000

/** Simultaneous callers share one request, and rejected calls discard the token only once. */
export class AccessTokens {
  private known: Token | null = null
  private asking: Promise<string> | null = null

  constructor(private readonly grant: () => Promise<GrantedToken>) {}

  async current(): Promise<string> {
    if (this.known && Date.now() < this.known.usableUntil) return this.known.value
    this.asking ??= this.ask().finally(() => (this.asking = null))
    return this.asking
  }

  forget(token: string) {
    if (this.known?.value === token) this.known = null
  }

  private async ask(): Promise<string> {
    const { value, seconds } = await this.grant()
    this.known = { value, usableUntil: Date.now() + seconds * 1000 - MARGIN_MS }
    return value
  }
}
