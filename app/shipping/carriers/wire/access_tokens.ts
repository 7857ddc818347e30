interface Token {
  value: string
  usableUntil: number
}

export interface GrantedToken {
  value: string
  seconds: number
}

/** We replace a token this long before it expires. */
const MARGIN_MS = 60_000

/** Simultaneous callers share one token request. Several rejected calls discard a token once. */
export class AccessTokens {
  private token: Token | null = null
  private pendingRequest: Promise<string> | null = null

  constructor(private readonly grant: () => Promise<GrantedToken>) {}

  async current(): Promise<string> {
    if (this.token && Date.now() < this.token.usableUntil) return this.token.value
    this.pendingRequest ??= this.requestToken().finally(() => (this.pendingRequest = null))
    return this.pendingRequest
  }

  forget(token: string) {
    if (this.token?.value === token) this.token = null
  }

  private async requestToken(): Promise<string> {
    const { value, seconds } = await this.grant()
    this.token = { value, usableUntil: Date.now() + seconds * 1000 - MARGIN_MS }
    return value
  }
}
